import { createHash } from 'node:crypto';
import type { FocalPoint } from '@mawkib/api-clients/contracts/media';
import type { MediaRow } from '../../db/schema/media-items.js';
import { rendererVersion } from './render-variant.js';

/** The data of a library image that variants need. */
export interface Picture extends Pick<MediaRow, 'id' | 'kind' | 'source' | 'file_key'> {
  width: number;
  height: number;
  focal: FocalPoint;
  /** Version: differs whenever a variant would, by file, focal point or renderer. */
  look: string;
}

/** The image of a media file; undefined for other files. */
export function pictureOf(row: MediaRow): Picture | undefined {
  const { id, kind, type, source, file_key, file_hash, width, height, focal } = row;
  if (type !== 'image' || !width || !height) return undefined;
  const point = focal ?? { x: 0.5, y: 0.5 };
  const look = createHash('sha256')
    .update(JSON.stringify([rendererVersion, file_hash, file_key, point.x, point.y]))
    .digest('base64url')
    .slice(0, 12);
  return { id, kind, source, file_key, width, height, focal: point, look };
}
