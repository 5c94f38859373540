import * as z from 'zod';
import { byId, commaJoined, envelope, listOf, locale, pageQuery } from './common.js';
import { operation } from './operation.js';

export const imageFormats = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** `url` ends in the format's extension and asks for jpg; the same address serves the others. */
export const imageVariant = z.looseObject({
  width: z.int(),
  height: z.int(),
  format: z.enum(imageFormats),
  url: z.string(),
});

/**
 * An image of the library. Files are at
 * `/services/media/images/{id}/{width}x{height}.{format}`; `0` for a side keeps the aspect.
 */
export const image = z.looseObject({
  id: z.string(),
  kind: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  variants: z.array(imageVariant),
});
export type Image = z.infer<typeof image>;

/** Site document, section 7. */
export const getImage = operation({
  id: 'getImage',
  service: 'media',
  method: 'GET',
  path: '/api/v2/images/:id',
  summary: 'An image and its variants',
  params: byId,
  /** The modifiers of the spec; `format` is jpg unless asked otherwise. */
  query: z.looseObject({
    locale: locale.default('ar'),
    fullPath: z.string().max(500).optional(),
    heights: commaJoined.optional(),
    format: z.enum(imageFormats).default('jpg'),
  }),
  errors: { image_not_found: 404 },
  answer: envelope(image),
});

/** The library, for staff who choose a picture. `search` looks in id, kind and alternative text. */
export const listImages = operation({
  id: 'listImages',
  service: 'media',
  method: 'GET',
  path: '/api/v2/images',
  access: 'staff',
  summary: 'Images of the library',
  query: z.object({
    ...pageQuery(100, 48),
    search: z.string().max(200).optional(),
    locale: locale.default('ar'),
  }),
  answer: listOf(image),
});
