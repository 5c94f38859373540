/** What stands before each word of an interior. */
export const interiorMark = 'interior';

/** What stands before the name of an engine. */
export const engineMark = 'engine';
