import type { ImageFormat } from '../contracts/media/images.js';

interface ImageRequest {
  id: string;
  /** In px; 0 keeps the aspect ratio. */
  width: number;
  /** In px; 0 keeps the aspect ratio. */
  height: number;
  /** Default: jpg. */
  format?: ImageFormat;
}

/** URL of an image file below a base URL of the media service; sizes in px. */
export function imageAddress(
  base: string,
  { id, width, height, format = 'jpg' }: ImageRequest,
): string {
  const path = id.split('/').map(encodeURIComponent).join('/');
  return `${base.replace(/\/+$/, '')}/images/${path}/${width}x${height}.${format}`;
}
