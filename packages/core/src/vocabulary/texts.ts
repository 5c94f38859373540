export const headingSizes = ['xs', 's', 'm', 'l', 'xl', 'title'] as const;
export type HeadingSize = (typeof headingSizes)[number];

export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof headingLevels)[number];

/** `h3`, `H3`, `3` and 3 are level 3; anything else is `fallback`. */
export function headingLevel(value: unknown, fallback: HeadingLevel = 2): HeadingLevel {
  const level = Number(/^h?([1-6])$/i.exec(String(value))?.[1]);
  return headingLevels.find((known) => known === level) ?? fallback;
}

/** The size of a heading; `fallback` for what is none. */
export const headingSize = (value: unknown, fallback: HeadingSize = 'xl'): HeadingSize =>
  headingSizes.find((known) => known === value) ?? fallback;

export const paragraphSizes = ['xs', 's', 'm', 'l', 'quote', 'subcopy'] as const;
export type ParagraphSize = (typeof paragraphSizes)[number];

/** The size of a paragraph; `fallback` for what is none. */
export const paragraphSize = (value: unknown, fallback: ParagraphSize = 'm'): ParagraphSize =>
  paragraphSizes.find((known) => known === value) ?? fallback;

export const buttonTypes = ['primary', 'secondary', 'tertiary'] as const;
export type ButtonType = (typeof buttonTypes)[number];

export const buttonSizes = ['medium', 'small'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

/** Tertiary forces small. */
export const buttonSize = (size: ButtonSize, type: ButtonType): ButtonSize =>
  type === 'tertiary' ? 'small' : size;

export const linkTypes = ['internal', 'external', 'form', 'file', 'button'] as const;
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
export type BlockGroup = (typeof blockGroups)[number];
