/** Sizes of headings, ascending. Default: `xl`. Site document, section 5. */
export const headingSizes = ['xs', 's', 'm', 'l', 'xl', 'title'] as const;

/** One of `headingSizes`. */
export type HeadingSize = (typeof headingSizes)[number];

/** Level of a heading, as in HTML. Default: 2. Site document, section 5. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Sizes of paragraphs. Default: `m`. Site document, section 5. */
export const paragraphSizes = ['xs', 's', 'm', 'l', 'quote', 'subcopy'] as const;

/** One of `paragraphSizes`. */
export type ParagraphSize = (typeof paragraphSizes)[number];
