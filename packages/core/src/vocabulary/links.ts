/** Kinds of links. Default: `internal`. Site document, section 5. */
export const linkTypes = ['internal', 'external', 'form', 'file', 'button'] as const;

/** One of `linkTypes`. */
export type LinkType = (typeof linkTypes)[number];
