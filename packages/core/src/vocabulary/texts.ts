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

/** Kinds of buttons by weight; `primary` unless given. Site document, section 5. */
export const buttonTypes = ['primary', 'secondary', 'tertiary'] as const;
/** One of `buttonTypes`. */
export type ButtonType = (typeof buttonTypes)[number];

/** Sizes of buttons; `medium` unless given. Site document, section 5. */
export const buttonSizes = ['medium', 'small'] as const;
/** One of `buttonSizes`. */
export type ButtonSize = (typeof buttonSizes)[number];

/** The size of a button: tertiary ones are always small. Site document, section 5. */
export const buttonSize = (size: ButtonSize, type: ButtonType): ButtonSize =>
  type === 'tertiary' ? 'small' : size;

/** What a link leads to or opens; `internal` unless given. Site document, section 5. */
export const linkTypes = ['internal', 'external', 'form', 'file', 'button'] as const;
/** One of `linkTypes`. */
export type LinkType = (typeof linkTypes)[number];

/** Groups by which the catalogue of blocks is sorted. */
export const blockGroups = [
  'Advanced',
  'Specials',
  'Content',
  'Hero',
  'Mena',
  'APO',
  'Other',
  'Retailers',
  'Schema',
  'Stock Locator',
  'New Blocks Versions',
] as const;
/** One of `blockGroups`. */
export type BlockGroup = (typeof blockGroups)[number];
