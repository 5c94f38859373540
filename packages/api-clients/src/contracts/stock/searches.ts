import * as z from 'zod';
import * as operations from '../../operations/stock.js';
import { envelope, localeOrEnglish } from '../common.js';
import { operation } from '../operation.js';

/**
 * What a search in words may become while it is typed, and how many vehicles that leaves. `label` is
 * what the last words are completed to, in the asked language; `key` the filter that it is a value
 * or a range of, `words` where it is an item of equipment. `search` is the whole search so completed,
 * as the search part of a page's address; `text` the same in words.
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
 * Completions of words, the likeliest first, eight at most. Filters come as for a listing and narrow
 * what is counted. Site document, sections 7 and 9.
 */
export const suggestSearches = operation(operations.suggestSearches, {
  summary: 'What a search in words may become',
  params: z.object({ listing: z.string().min(1).max(500) }),
  query: z.looseObject({
    q: z.string().max(200).default(''),
    lang: localeOrEnglish,
  }),
  errors: { unknown_listing: 404 },
  response: envelope(z.array(searchSuggestion)).extend({
    /** What the words as they are typed leave. */
    meta: z.looseObject({ total: z.int().min(0) }),
  }),
});
export type SearchSuggestions = z.infer<typeof suggestSearches.response>;

/** Searches that one call asks for at most. */
export const maxCheckedSearches = 20;

/** A vehicle of a search that costs less than it did, in the currency's major unit. */
export const cheaperVehicle = z.looseObject({
  id: z.string(),
  before: z.number(),
  now: z.number(),
});

/**
 * What is new in a search since it was seen: vehicles that it finds and did not find then, and
 * vehicles that it found and that cost less now. Of each two dozen are named, the last to change
 * first; the totals count all. `labels` are the names of what it filters by, in the asked language, by
 * `key/value`.
 */
export const searchNews = z.looseObject({
  id: z.string(),
  /** What it finds now. */
  total: z.int().min(0),
  added: z.array(z.string()),
  added_total: z.int().min(0),
  cheaper: z.array(cheaperVehicle),
  cheaper_total: z.int().min(0),
  labels: z.record(z.string(), z.string()),
});
export type SearchNews = z.infer<typeof searchNews>;

/**
 * What is new in saved searches, all of them in one call. `search` is the search part of a page's
 * address, `listing` the publication it is of. `seen` names a moment: it is `meta.seen` of the answer
 * that the visitor saw last, missing where there was none, and then nothing is new. What changed more
 * than 90 days ago is not told. Asking again changes nothing.
 */
export const checkSearches = operation(operations.checkSearches, {
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
    /** `seen` names the moment of this answer; `gone` are searches of lists that there no longer are. */
    meta: z.looseObject({ seen: z.string(), gone: z.array(z.string()) }),
  }),
});
export type CheckedSearches = z.infer<typeof checkSearches.response>;
