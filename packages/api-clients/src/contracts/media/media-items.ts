import * as z from 'zod';
import {
  baseVersion,
  baseVersionText,
  byId,
  envelope,
  fileBody,
  listOf,
  localized,
  localizedOf,
  pageQuery,
} from '../envelope.js';
import { operation } from '../operation.js';
import { focalPoint, mediaQuery } from './images.js';

const librarians = ['editor', 'publisher', 'admin'] as const;

export const mediaTypes = ['image', 'video', 'document'] as const;
export type MediaType = (typeof mediaTypes)[number];

const text = (max: number) => localizedOf(z.string().trim().max(max));
const tag = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^,]*$/);

/**
 * A file of the media library. `width`, `height` (px) and `focal` are set for images only;
 * `bytes` is the stored size; `url` is the file, for an image in its own aspect ratio; `version`
 * counts changes. `created_by` is a name, null for files that came with the product.
 */
export const mediaItem = z.looseObject({
  id: z.string(),
  type: z.enum(mediaTypes),
  kind: z.string(),
  name: z.string(),
  title: localized,
  alt: localized,
  tags: z.array(z.string()),
  focal: focalPoint.nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  bytes: z.int(),
  format: z.string(),
  url: z.string(),
  version: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
  created_by: z.string().nullable(),
});
export type MediaItem = z.infer<typeof mediaItem>;

/** @internal */
export const mediaUsageKinds = [
  'page',
  'schedule',
  'setting',
  'navigation',
  'metahead',
  'form',
  'offer',
  'collection',
  'model',
  'dealer',
  'vehicle',
] as const;

/**
 * A use of a file: kind, id and name. For a page, `published` says if visitors see the file there;
 * a `schedule` is a page that will show it.
 */
export const mediaUsage = z.looseObject({
  kind: z.enum(mediaUsageKinds),
  id: z.string(),
  title: localized,
  published: z.boolean().optional(),
});
export type MediaUsage = z.infer<typeof mediaUsage>;

/** Files of the library, paginated. */
export const listMedia = operation({
  id: 'listMedia',
  service: 'media',
  method: 'GET',
  path: '/library',
  access: librarians,
  summary: 'Files of the library',
  query: z.object({
    ...pageQuery(100, 48),
    ...mediaQuery,
    type: z.enum(mediaTypes).optional(),
  }),
  response: listOf(mediaItem),
});

const rejectedFiles = {
  too_large: 413,
  empty_file: 422,
  unsupported_file: 415,
  broken_file: 422,
  too_many_pixels: 422,
  moving_image: 422,
  busy: 503,
  store_failed: 503,
};

/**
 * Uploads one file; the body is its bytes. The type is detected from the content. A file that is
 * already in the library fails with 409 `same_file`, with its id and name in `existing`, unless
 * `again` is set.
 */
export const uploadMedia = operation({
  id: 'uploadMedia',
  service: 'media',
  method: 'POST',
  path: '/library',
  status: 201,
  consumes: 'file',
  access: librarians,
  summary: 'Takes a file into the library',
  query: z.object({
    name: z.string().trim().min(1).max(200),
    again: z.enum(['true', 'false']).default('false'),
  }),
  body: fileBody,
  errors: { ...rejectedFiles, same_file: 409 },
  response: envelope(mediaItem),
});

export const getMedia = operation({
  id: 'getMedia',
  service: 'media',
  method: 'GET',
  path: '/library/:id',
  access: librarians,
  summary: 'A file of the library',
  params: byId,
  errors: { unknown_media: 404 },
  response: envelope(mediaItem),
});

/**
 * Changes a file's metadata; missing fields stay. `version` is the version that was edited; a stale
 * one fails with 409 `stale_version` and the present file in `current`.
 */
export const updateMedia = operation({
  id: 'updateMedia',
  service: 'media',
  method: 'PUT',
  path: '/library/:id',
  access: librarians,
  summary: 'Changes what is said of a file',
  params: byId,
  body: z.object({
    version: baseVersion,
    name: z.string().trim().min(1).max(200).optional(),
    title: text(200).optional(),
    alt: text(500).optional(),
    tags: z.array(tag).max(30).optional(),
    focal: focalPoint.optional(),
  }),
  errors: { unknown_media: 404, stale_version: 409, no_picture: 422 },
  response: envelope(mediaItem),
});

const versionQuery = z.object({ version: baseVersionText });

/** Replaces a file by another one of the same type, everywhere it is used. */
export const replaceMedia = operation({
  id: 'replaceMedia',
  service: 'media',
  method: 'PUT',
  path: '/library/:id/file',
  consumes: 'file',
  access: librarians,
  summary: 'Puts another file in the place of one',
  params: byId,
  query: versionQuery,
  body: fileBody,
  errors: { ...rejectedFiles, unknown_media: 404, stale_version: 409, other_type: 422 },
  response: envelope(mediaItem),
});

/** Deletes an unused file; otherwise 409 `media_in_use` with the uses in `places`. */
export const deleteMedia = operation({
  id: 'deleteMedia',
  service: 'media',
  method: 'DELETE',
  path: '/library/:id',
  access: librarians,
  summary: 'Deletes a file that nothing uses',
  params: byId,
  query: versionQuery,
  errors: { unknown_media: 404, stale_version: 409, media_in_use: 409 },
  response: envelope(z.looseObject({ id: z.string(), deleted: z.literal(true) })),
});

/** Uses of a file: at most 50 of each kind. */
export const getMediaUsage = operation({
  id: 'getMediaUsage',
  service: 'media',
  method: 'GET',
  path: '/library/:id/usage',
  access: librarians,
  summary: 'Where a file is used',
  params: byId,
  errors: { unknown_media: 404 },
  response: envelope(z.array(mediaUsage)),
});
