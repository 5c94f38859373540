import { imageSizes, type Size } from '@mawkib/core/vocabulary';
import { type ImageFormat, imageUrl } from './image-url.js';

/** Breakpoints: the end of phones, and the start of the largest renditions. */
const phone = '(max-width: 740.98px)';
const tablet = '(max-width: 1279.98px)';

export const onPhone = phone;
/** Renditions above 1600 px are offered from here on, not to phones and tablets. */
export const aboveTablet = '(min-width: 1024px)';

/** A `srcset` for one format. */
export function sourceSet(id: string, renditions: readonly Size[], format: ImageFormat): string {
  return renditions
    .map(({ width, height }) => `${imageUrl(id, width, height, format)} ${width}w`)
    .join(', ');
}

/**
 * `sizes` of a full-width image: at 1x the smallest rendition on a phone, the second largest up to
 * 1280 px and the largest above; high-density screens get what they can show.
 */
export function wholeWidth(renditions: readonly Size[]): string {
  const [large, middle] = renditions;
  const small = renditions.at(-1);
  if (!large || !middle || !small || small === middle) return '100vw';
  return `${phone} min(100vw, ${small.width}px), ${tablet} ${middle.width}px, ${large.width}px`;
}

/** Width of a full-width square on a phone: its smallest rendition at 1x. */
export const squareOnPhone = `min(100vw, ${imageSizes['1-1'].at(-1)?.width}px)`;
