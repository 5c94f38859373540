/** Placeholder in a pattern for the number of the string, which identifies it when it runs. */
export const mark = '§';

/**
 * Code that must never run. `ran` is a function of the page, and of an ancestor for code in frames.
 */
export const code = `top.ran(${mark})`;

/** A host that must never receive a request. */
export const host = 'never.example';
