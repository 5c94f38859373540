import * as z from 'zod';
import { envelope, fittingRows, localeOrDefault } from '../envelope.js';
import { operation } from '../operation.js';

export const newsItem = z.looseObject({
  id: z.union([z.string(), z.number()]),
  title: z.string(),
  date: z.string().nullish(),
  image: z.string().nullish(),
  /** The image in this market's media library; missing for other images. */
  image_id: z.string().nullish(),
  summary: z.string().nullish(),
  link: z.string().nullish(),
});
export type NewsItem = z.infer<typeof newsItem>;

/** Any text: the market defines which languages and countries have news. */
const newsPart = z.string().max(20).catch('').default('');

/**
 * News of a market, newest first: from the market's source, else its published pages of the type
 * `news`. An unknown language falls back to the first one with news, an unknown market to
 * the market's own country. Site document, sections 5 and 8.
 */
export const getNews = operation({
  id: 'getNews',
  service: 'content',
  method: 'GET',
  path: '/news',
  summary: 'News of a market',
  query: z.looseObject({
    locale: newsPart.meta({ description: 'A language of the market’s news; else the first' }),
    market: newsPart.meta({ description: 'A country of the market’s news; else its own' }),
    page: z.coerce.number().int().min(1).catch(1).default(1).meta({ type: 'integer', minimum: 1 }),
    /** The market's source decides on its own. */
    items: z.coerce
      .number()
      .int()
      .min(1)
      .max(12)
      .catch(12)
      .default(12)
      .meta({ type: 'integer', minimum: 1, maximum: 12, default: 12 }),
  }),
  errors: { source_failed: 502 },
  response: envelope(fittingRows(newsItem)),
});

export const collectionItem = z.looseObject({
  id: z.union([z.string(), z.number()]),
  title: z.string(),
  description: z.string().nullish(),
  image: z.string().nullish(),
  link: z.string().nullish(),
  group: z.string().nullish(),
});
export type CollectionItem = z.infer<typeof collectionItem>;

/** Feed of a collection slider. Default: ten items. Blocks document, sections 7 and 9. */
export const getCollection = operation({
  id: 'getCollection',
  service: 'content',
  method: 'GET',
  path: '/collections',
  summary: 'Items of a collection',
  query: z.looseObject({
    lang: localeOrDefault,
    market: z.string().max(100).optional(),
    collection: z.string().max(200).optional(),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(100)
      .catch(10)
      .default(10)
      .meta({ type: 'integer', minimum: 1, maximum: 100, default: 10 }),
  }),
  errors: { source_failed: 502 },
  response: envelope(fittingRows(collectionItem)),
});

/** Name of a data file: a single name, never a path. */
export const dataFileName = /^[a-z0-9-]{1,64}\.json$/;

/** Max size of a data file in bytes. */
export const maxDataFileBytes = 1_000_000;

/**
 * A JSON file that blocks read: ranges of a car, racing results. From the folder in the setting
 * `data_files.base_url`, else the market's own files. Blocks document, section 7.
 */
export const getDataFile = operation({
  id: 'getDataFile',
  service: 'content',
  method: 'GET',
  path: '/data_files/:name',
  summary: 'A data file of blocks',
  params: z.object({ name: z.string().regex(dataFileName) }),
  errors: { unknown_data_file: 404, source_failed: 502 },
  response: envelope(z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])),
});
