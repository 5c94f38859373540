export type ImageFormat = 'avif' | 'webp' | 'jpg';

/** An image: id in the media library and alternative text. */
export interface ImageValue {
  id: string;
  alt?: string | null;
  /** Focal point, 0 to 1 from the left and top edge. Default: the center. */
  focal?: { x: number; y: number };
  /** Width of its largest rendition in `largeHeroSizes`. Default: it has none of them. */
  widest?: number;
}

/** URL of an image file in px; 0 for a side keeps the aspect ratio. */
export function imageUrl(id: string, width: number, height: number, format: ImageFormat): string {
  // Half a character, as of a text that was cut, cannot be encoded.
  const whole = id.replace(/\p{Surrogate}/gu, '\ufffd');
  const path = whole.split('/').map(encodeURIComponent).join('/');
  return `/services/media/images/${path}/${width}x${height}.${format}`;
}
