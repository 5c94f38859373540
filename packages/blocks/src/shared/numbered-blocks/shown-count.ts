const max = 4;

/** How many blocks a stored number means: 1 to 4. */
export const shownCount = (stored: number): number =>
  Math.max(1, Math.min(max, Math.floor(stored)));
