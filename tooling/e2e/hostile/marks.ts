/** Stands in a pattern for the number of the string, so that what ran names it. */
export const mark = '§';

/** What must never run. `ran` is the page's, and an ancestor's for what runs in a frame. */
export const code = `top.ran(${mark})`;

/** Must never be asked for anything. */
export const host = 'never.example';
