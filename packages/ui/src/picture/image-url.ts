export type ImageFormat = 'avif' | 'webp' | 'jpg';

/** A picture as a page holds it: an id of the media library and what to say instead of it. */
export interface ImageValue {
  id: string;
  alt?: string | null;
  /** Its most important point, 0 to 1 from its left and top edge; the middle without it. */
  focal?: { x: number; y: number };
  /** Width of the largest of `largeHeroSizes` that the library has of it; none of them without it. */
  widest?: number;
}

/** The file of a picture in a size; 0 for a side keeps the picture's own aspect. */
export function imageUrl(id: string, width: number, height: number, format: ImageFormat): string {
  const path = id.split('/').map(encodeURIComponent).join('/');
  return `/services/media/images/${path}/${width}x${height}.${format}`;
}
