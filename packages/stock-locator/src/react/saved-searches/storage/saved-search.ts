import { isRecord } from '@mawkib/core/guards';
import { type EntryOptions, entry } from '@mawkib/core/storage';

/** New results at the last check; `seen` is the time of that check. */
export interface StoredNews {
  readonly total: number;
  readonly added: readonly string[];
  readonly added_total: number;
  readonly cheaper: readonly Cheaper[];
  readonly cheaper_total: number;
  readonly seen: string;
}

interface Cheaper {
  readonly id: string;
  readonly before: number;
  readonly now: number;
}

/** A saved search. */
export interface SavedSearch {
  readonly id: string;
  /** Page of the search, without the language. */
  readonly path: string;
  /** The visitor's filters, as the search part of the page's address. */
  readonly search: string;
  /** List of the stock service, and the query for it, including the page's restrictions. */
  readonly listing: string;
  readonly requested: string;
  /** Filter labels, by language and `key/value`. */
  readonly labels: { readonly [locale: string]: Readonly<Record<string, string>> };
  /** Time up to which the visitor has seen results; null before the first check. */
  readonly seen: string | null;
  readonly news: StoredNews | null;
  /** Results that were new at the last visit, and its time in milliseconds since 1970. */
  readonly marked: (Pick<StoredNews, 'added' | 'cheaper'> & { readonly at: number }) | null;
}

interface Stored {
  searches: SavedSearch[];
  /** Time of the last check, in milliseconds since 1970. */
  checked: number;
}

/** Max saved searches, all checked in one call. */
export const maxSearches = 20;

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';
const isListOf = (value: unknown, test: (member: unknown) => boolean) =>
  Array.isArray(value) && value.every(test);

const isCheaper = (value: unknown) =>
  isRecord(value) && isText(value.id) && isNumber(value.before) && isNumber(value.now);
const isNamed = (value: unknown) =>
  isRecord(value) && isListOf(value.added, isText) && isListOf(value.cheaper, isCheaper);
const isMarked = (value: unknown) => isNamed(value) && isRecord(value) && isNumber(value.at);
const isNews = (value: unknown) =>
  isNamed(value) &&
  isRecord(value) &&
  [value.total, value.added_total, value.cheaper_total].every(isNumber) &&
  isText(value.seen);
const isNames = (value: unknown) => isRecord(value) && Object.values(value).every(isText);
const isNull = (value: unknown) => value === null;

const isSearch = (value: unknown): value is SavedSearch =>
  isRecord(value) &&
  [value.id, value.path, value.search, value.listing, value.requested].every(isText) &&
  isRecord(value.labels) &&
  Object.values(value.labels).every(isNames) &&
  (isNull(value.seen) || isText(value.seen)) &&
  (isNull(value.news) || isNews(value.news)) &&
  (isNull(value.marked) || isMarked(value.marked));

/** Key of the query in searches that version 0.1 stored. */
const formerKey = 'asked';

const withCurrentKey = (value: unknown): unknown => {
  if (!isRecord(value) || !isText(value[formerKey])) return value;
  const { [formerKey]: requested, ...rest } = value;
  return { requested, ...rest };
};

/** An invalid search is dropped, the others stay. */
const read = (value: unknown): Stored | undefined =>
  isRecord(value) && Array.isArray(value.searches) && isNumber(value.checked)
    ? {
        searches: value.searches.map(withCurrentKey).filter(isSearch).slice(0, maxSearches),
        checked: Number(value.checked),
      }
    : undefined;

const options: EntryOptions = { limit: 400_000 };

/** Storage entries of saved searches. */
export const searchEntries = { stockLocatorSavedSearches: entry(read, options) };
