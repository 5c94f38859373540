/** Seconds left at which a screen reader announces the countdown. */
const spoken = [600, 300, 120, 60, 30];

/** Last announcement that is due at `seconds`; `null` before the first one. */
export const announcement = (seconds: number): number | null =>
  seconds === 0 ? 0 : (spoken.findLast((moment) => seconds <= moment) ?? null);
