import type { MediaItem } from '@mawkib/api-clients/contracts/media';
import type { MediaRow } from '../../db/schema/media-items.js';
import { imageUrl } from '../image-sizes.js';
import { pictureOf } from '../variants/picture.js';
import { fileUrl } from './library-files.js';

/** A media file as staff see it. The `url` of an image is a format that every browser shows. */
export function presentItem(row: MediaRow): MediaItem {
  const { id, type, kind, name, title, alt, tags, focal, width, height, bytes, format } = row;
  const picture = pictureOf(row);
  return {
    id,
    type,
    kind,
    name,
    title,
    alt,
    tags,
    focal,
    width,
    height,
    bytes,
    format,
    url: picture
      ? imageUrl(id, { width: 1600, height: 0 }, { format: 'webp', look: picture.look })
      : fileUrl(row),
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    created_by: row.created_by,
  };
}
