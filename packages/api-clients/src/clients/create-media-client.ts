import type { Call } from '../call.js';
import {
  deleteMedia,
  getMedia,
  getMediaUsage,
  listMedia,
  replaceMedia,
  updateMedia,
  uploadMedia,
} from '../contracts/library.js';
import { getImage, type ImageFormat, listImages } from '../contracts/media.js';
import { bindOperations } from './bind-operations.js';

/** Calls of the media library. Site document, section 7. */
export const createMediaClient = (call: Call) =>
  bindOperations(call, {
    getImage,
    listImages,
    listMedia,
    uploadMedia,
    getMedia,
    updateMedia,
    replaceMedia,
    deleteMedia,
    getMediaUsage,
  });
export type MediaClient = ReturnType<typeof createMediaClient>;

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
