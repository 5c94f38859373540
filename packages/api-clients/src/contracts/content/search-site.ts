import * as z from 'zod';
import { envelope, listOf, pageQuery, paging } from '../envelope.js';
import { operation } from '../operation.js';
import { localeQuery } from './public-pages.js';

/** Kinds of content that the site's search finds. Cars in stock are found by the stock service. */
export const searchKinds = ['model', 'page', 'question', 'retailer', 'news'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Max characters of a search text; longer ones are rejected. */
export const maxSearchLength = 200;

const searchText = z.string().max(maxSearchLength).default('');

/** A text in parts; those with `match` are words of the search. Plain text, no HTML. @internal */
export const markedText = z.array(
  z.looseObject({ text: z.string(), match: z.boolean().optional() }),
);
export type MarkedText = readonly { readonly text: string; readonly match?: boolean | undefined }[];

/**
 * Something that was found. `url` is a path without language or an address; null if it has no page
 * of its own. `text` is an excerpt, `date` a day (`YYYY-MM-DD`).
 */
export const foundContent = z.looseObject({
  id: z.string(),
  kind: z.enum(searchKinds),
  title: markedText,
  text: markedText,
  url: z.string().nullable(),
  image_id: z.string().nullable(),
  date: z.string().nullable(),
});
export type FoundContent = z.infer<typeof foundContent>;

const knownKinds: ReadonlySet<string> = new Set(searchKinds);

/** Comma-separated kinds; unknown ones are dropped, and none means all. */
const kinds = z
  .string()
  .max(200)
  .default('')
  .transform((text) => {
    const named = text.split(',').filter((kind): kind is SearchKind => knownKinds.has(kind));
    return named.length > 0 ? named : [...searchKinds];
  })
  .meta({ type: 'string', description: 'Kinds between commas; default: all' });

/** Searches published content in one language, the best matches first. */
export const searchSite = operation({
  id: 'searchSite',
  service: 'content',
  method: 'GET',
  path: '/public_api/search',
  summary: 'Search the site',
  query: localeQuery.extend({ q: searchText, kinds, ...pageQuery(50, 20) }),
  response: listOf(
    foundContent,
    paging.extend({
      /** Results per kind, regardless of `kinds`. */
      totals: z.record(z.string(), z.int().min(0)),
    }),
  ),
});

/** Suggestions for a text while it is typed: the best matches, at most four of each kind. */
export const suggestSite = operation({
  id: 'suggestSite',
  service: 'content',
  method: 'GET',
  path: '/public_api/search/suggestions',
  summary: 'Suggestions while a search is typed',
  query: localeQuery.extend({ q: searchText }),
  response: envelope(z.array(foundContent)),
});
