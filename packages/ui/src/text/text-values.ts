/** Sizes of headings, least first; `xl` unless given. Site document, section 5. */
export const headingSizes = ['xs', 's', 'm', 'l', 'xl', 'title'] as const;

/** One of `headingSizes`. */
export type HeadingSize = (typeof headingSizes)[number];

/** Levels of headings, as in HTML; 2 unless given. Site document, section 5. */
export const headingLevels = [1, 2, 3, 4, 5, 6] as const;

/** One of `headingLevels`. */
export type HeadingLevel = (typeof headingLevels)[number];

/**
 * The level of a heading: `h3`, `H3`, `3` and 3 are level 3; anything else is `fallback`, 2 unless
 * given. Site document, section 5.
 */
export function headingLevel(value: unknown, fallback: HeadingLevel = 2): HeadingLevel {
  const level = Number(/^h?([1-6])$/i.exec(String(value))?.[1]);
  return headingLevels.find((known) => known === level) ?? fallback;
}

/** The size of a heading; `fallback`, `xl` unless given, for what is none. */
export const headingSize = (value: unknown, fallback: HeadingSize = 'xl'): HeadingSize =>
  headingSizes.find((known) => known === value) ?? fallback;

/** Sizes of paragraphs; `m` unless given. Site document, section 5. */
export const paragraphSizes = ['xs', 's', 'm', 'l', 'quote', 'subcopy'] as const;

/** One of `paragraphSizes`. */
export type ParagraphSize = (typeof paragraphSizes)[number];

/** The size of a paragraph; `fallback`, `m` unless given, for what is none. */
export const paragraphSize = (value: unknown, fallback: ParagraphSize = 'm'): ParagraphSize =>
  paragraphSizes.find((known) => known === value) ?? fallback;
