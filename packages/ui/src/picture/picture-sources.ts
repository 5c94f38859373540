import { imageSizes, type Size } from '@mawkib/core/vocabulary';
import { type ImageFormat, imageUrl } from './image-url.js';

/** Where another picture or rendition takes over: mobile ends, and the largest begins. */
const phone = '(max-width: 740.98px)';
const tablet = '(max-width: 1279.98px)';

export const onPhone = phone;
/** Where renditions above 1600 px are offered: neither a phone nor a tablet loads more for them. */
export const aboveTablet = '(min-width: 1024px)';

/** A rendition in one format, as in `srcset`. */
export function sourceSet(id: string, renditions: readonly Size[], format: ImageFormat): string {
  return renditions
    .map(({ width, height }) => `${imageUrl(id, width, height, format)} ${width}w`)
    .join(', ');
}

/**
 * What `sizes` says of a picture over the whole width: a plain screen gets the smallest rendition on
 * a phone, the second largest up to 1280 px and the largest above; a dense one gets what it can show.
 */
export function wholeWidth(renditions: readonly Size[]): string {
  const [large, middle] = renditions;
  const small = renditions.at(-1);
  if (!large || !middle || !small || small === middle) return '100vw';
  return `${phone} min(100vw, ${small.width}px), ${tablet} ${middle.width}px, ${large.width}px`;
}

/** How wide a square of the whole width is on a phone: its smallest rendition on a plain screen. */
export const squareOnPhone = `min(100vw, ${imageSizes['1-1'].at(-1)?.width}px)`;
