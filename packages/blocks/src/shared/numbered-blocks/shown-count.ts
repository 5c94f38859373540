const max = 4;

/** Number of blocks for a stored number: 1 to 4. */
export const shownCount = (stored: number): number =>
  Math.max(1, Math.min(max, Math.floor(stored)));
