import * as z from 'zod';
import { byId, commaJoined, envelope, listOf, localeOrDefault, pageQuery } from '../envelope.js';
import { operation } from '../operation.js';

export const imageFormats = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** A rendition of an image: size in px, format and URL. @internal */
export const imageVariant = z.looseObject({
  width: z.int(),
  height: z.int(),
  format: z.enum(imageFormats),
  url: z.string(),
});

/** A point of an image, as fractions of its width and height. */
export const focalPoint = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
export type FocalPoint = z.infer<typeof focalPoint>;

const luminance = z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]);

/** See `ImageTones` of `@mawkib/core/vocabulary`. @internal */
export const imageTones = z.object({
  ground: z.string().regex(/^#[0-9a-f]{6}$/),
  top: luminance,
  left: luminance,
  right: luminance,
});

/**
 * An image of the library. Files are at
 * `/services/media/images/{id}/{width}x{height}.{format}`; `0` for a side keeps the aspect ratio. A
 * URL with the `v` of `variants` is immutable and can be cached forever.
 */
export const image = z.looseObject({
  id: z.string(),
  kind: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  /** In the requested format; every format has the same sizes. */
  variants: z.array(imageVariant),
  /** Brightness of the image behind texts; missing if it could not be measured. */
  tones: imageTones.optional(),
});
export type Image = z.infer<typeof image>;

/**
 * Site document, section 7. `format` is the format of `variants`; `heights` limits them to these
 * heights; `fullPath` is an image's path in the library, for callers that do not know the id, and
 * takes precedence.
 */
export const getImage = operation({
  id: 'getImage',
  service: 'media',
  method: 'GET',
  path: '/api/v2/images/:id',
  summary: 'An image and its variants',
  params: byId,
  /** Modifiers of the spec. `format` defaults to jpg. */
  query: z.looseObject({
    locale: localeOrDefault,
    fullPath: z.string().max(500).optional(),
    heights: commaJoined.optional(),
    format: z.enum(imageFormats).default('jpg'),
  }),
  errors: { image_not_found: 404 },
  response: envelope(image),
});

/** @internal */
export const mediaSorts = [
  'created_at',
  '-created_at',
  'updated_at',
  '-updated_at',
  'name',
  '-name',
] as const;

/** Matches beginnings of words in name, id, kind, titles, alternative texts and tags. @internal */
export const mediaQuery = {
  search: z.string().max(200).optional(),
  tag: z.string().max(60).optional(),
  sort: z.enum(mediaSorts).default('-created_at'),
};

/** Images of the library, for an image picker. */
export const listImages = operation({
  id: 'listImages',
  service: 'media',
  method: 'GET',
  path: '/api/v2/images',
  access: ['editor', 'publisher', 'admin'],
  summary: 'Images of the library',
  query: z.object({ ...pageQuery(100, 48), ...mediaQuery, locale: localeOrDefault }),
  response: listOf(image),
});
