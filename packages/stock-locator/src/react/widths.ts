/** Below the width with filters next to the results. */
export const narrowWidth = '@media (max-width: 1023.98px)';

/** One card per row. */
export const phoneWidth = '@media (max-width: 740.98px)';
