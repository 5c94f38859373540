import * as z from 'zod';
import { envelope, localeOrEnglish } from '../envelope.js';
import { operation } from '../operation.js';

/**
 * A completion of a search text and its number of vehicles. `label` is the completion in the
 * requested language; `key` is the filter it belongs to, `words` for an item of equipment. `search`
 * is the completed search as the query string of a page's URL, `text` the same as text.
 */
export const searchSuggestion = z.looseObject({
  key: z.string(),
  label: z.string(),
  text: z.string(),
  search: z.string(),
  total: z.int().min(1),
});
export type SearchSuggestion = z.infer<typeof searchSuggestion>;

/**
 * Completions of a search text, the most likely first, at most eight. Filters are the same as for a
 * listing and narrow the counts. Site document, sections 7 and 9.
 */
export const suggestSearches = operation({
  id: 'suggestSearches',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:listing/suggestions',
  summary: 'What a search in words may become',
  params: z.object({ listing: z.string().min(1).max(500) }),
  query: z.looseObject({
    q: z.string().max(200).default(''),
    lang: localeOrEnglish,
  }),
  errors: { unknown_listing: 404 },
  response: envelope(z.array(searchSuggestion)).extend({
    /** Results of the text as it is typed. */
    meta: z.looseObject({ total: z.int().min(0) }),
  }),
});
export type SearchSuggestions = z.infer<typeof suggestSearches.response>;

/** Max number of searches per call. */
export const maxCheckedSearches = 20;

/** A vehicle with a reduced price, in the currency's major unit. */
export const cheaperVehicle = z.looseObject({
  id: z.string(),
  before: z.number(),
  now: z.number(),
});

/**
 * Changes in a search since a visit: new vehicles and cheaper ones. Each list has up to two dozen,
 * the latest change first; the totals count all. `labels` are the names of its filter values in the
 * requested language, by
 * `key/value`.
 */
export const searchNews = z.looseObject({
  id: z.string(),
  /** Present number of results. */
  total: z.int().min(0),
  added: z.array(z.string()),
  added_total: z.int().min(0),
  cheaper: z.array(cheaperVehicle),
  cheaper_total: z.int().min(0),
  labels: z.record(z.string(), z.string()),
});
export type SearchNews = z.infer<typeof searchNews>;

/**
 * Changes in saved searches, all in one call. `search` is the query string of a page's URL,
 * `listing` its publication list. `seen` is `meta.seen` of the last response that the visitor saw;
 * without it nothing is new. Changes older than 90 days are not reported. The call changes nothing.
 */
export const checkSearches = operation({
  id: 'checkSearches',
  service: 'stock',
  method: 'POST',
  path: '/public_api/searches/check',
  summary: 'What is new in saved searches',
  query: z.looseObject({ lang: localeOrEnglish }),
  body: z.object({
    searches: z
      .array(
        z.object({
          id: z.string().min(1).max(64),
          listing: z.string().min(1).max(500).default('all'),
          search: z.string().max(4_000),
          seen: z.string().max(4_000).nullish(),
        }),
      )
      .min(1)
      .max(maxCheckedSearches),
  }),
  response: envelope(z.array(searchNews)).extend({
    /**
     * `seen` identifies the time of this response; `gone` lists searches of publication lists that
     * no longer exist.
     */
    meta: z.looseObject({ seen: z.string(), gone: z.array(z.string()) }),
  }),
});
export type CheckedSearches = z.infer<typeof checkSearches.response>;
