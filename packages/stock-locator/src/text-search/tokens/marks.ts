/** Prefix of interior words. */
export const interiorMark = 'interior';

/** Prefix of engine names. */
export const engineMark = 'engine';
