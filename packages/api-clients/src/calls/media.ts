import type { ImageFormat } from '../contracts/media.js';

interface ImageRequest {
  id: string;
  /** 0 keeps the picture's own aspect. */
  width: number;
  /** 0 keeps the picture's own aspect. */
  height: number;
  /** jpg unless given. */
  format?: ImageFormat;
}

/** The file of an image, in px, below a base address of the media service. */
export function imageAddress(
  base: string,
  { id, width, height, format = 'jpg' }: ImageRequest,
): string {
  const path = id.split('/').map(encodeURIComponent).join('/');
  return `${base.replace(/\/+$/, '')}/images/${path}/${width}x${height}.${format}`;
}
