export const headingSizes = ['xs', 's', 'm', 'l', 'xl', 'title'] as const;
export type HeadingSize = (typeof headingSizes)[number];
export const paragraphSizes = ['xs', 's', 'm', 'l', 'quote', 'subcopy'] as const;
export type ParagraphSize = (typeof paragraphSizes)[number];
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** `3`, `'3'`, `'h3'` and `'H3'` are level 3; what is no level is the default. */
export function headingLevel(value: unknown, otherwise: HeadingLevel = 2): HeadingLevel {
  const level = /^h?([1-6])$/i.exec(String(value))?.[1];
  return level ? (Number(level) as HeadingLevel) : otherwise;
}

export function headingSize(value: unknown, otherwise: HeadingSize = 'xl'): HeadingSize {
  return headingSizes.includes(value as HeadingSize) ? (value as HeadingSize) : otherwise;
}

export function paragraphSize(value: unknown, otherwise: ParagraphSize = 'm'): ParagraphSize {
  return paragraphSizes.includes(value as ParagraphSize) ? (value as ParagraphSize) : otherwise;
}
