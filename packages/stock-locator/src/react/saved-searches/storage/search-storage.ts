import { isRecord } from '@mawkib/core/guards';
import { type EntryOptions, entry } from '@mawkib/core/storage';

/** What was new in a search when it was last asked for; `seen` names that moment. */
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

/** A search on a visitor's device. */
export interface SavedSearch {
  readonly id: string;
  /** The page that shows it, without the language. */
  readonly path: string;
  /** The visitor's filters, as the search part of the page's address. */
  readonly search: string;
  /** The list of the stock service, and what it is asked: the page's restrictions too. */
  readonly listing: string;
  readonly requested: string;
  /** What filters are called, by language and `key/value`. */
  readonly labels: { readonly [locale: string]: Readonly<Record<string, string>> };
  /** What the visitor saw last; null until the service named a moment. */
  readonly seen: string | null;
  readonly news: StoredNews | null;
  /** What was new when the visitor looked last, and when that was, in milliseconds since 1970. */
  readonly marked: (Pick<StoredNews, 'added' | 'cheaper'> & { readonly at: number }) | null;
}

interface Stored {
  searches: SavedSearch[];
  /** When the service was asked last, in milliseconds since 1970. */
  checked: number;
}

/** Searches that one call asks for. */
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

/** A damaged search is left out, the others stay. */
const read = (value: unknown): Stored | undefined =>
  isRecord(value) && Array.isArray(value.searches) && isNumber(value.checked)
    ? {
        searches: value.searches.filter(isSearch).slice(0, maxSearches),
        checked: Number(value.checked),
      }
    : undefined;

const options: EntryOptions = { limit: 400_000 };

/** What is stored of searches. */
export const searchEntries = { stockLocatorSavedSearches: entry(read, options) };
