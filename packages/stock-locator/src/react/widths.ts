/** Below the width at which the filters stand beside the results. */
export const narrow = '@media (max-width: 1023.98px)';

/** One card in a row. */
export const phone = '@media (max-width: 740.98px)';
