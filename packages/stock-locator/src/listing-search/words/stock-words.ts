import { locales } from '@mawkib/core/locale';
import { type ListKey, listKeys, normaliseQuery, writeReadWords } from '../../engine/index.js';
import {
  applySearchText,
  createVocabulary,
  type LeftWords,
  type ParsedSearchText,
  parseSearchText,
  type StockWords,
  spelling,
  type Vocabulary,
} from '../../text-search/index.js';
import { namesIn, type ValueNames, valueName } from '../live-index/facet-values.js';
import type { LiveIndex } from '../live-index/live-index.js';
import type { StockSearch } from '../live-index/stock-search.js';

/**
 * Vocabulary of a stock: every value with its names in each language, and other words of the stock.
 */
export function stockVocabulary(
  valuesOf: (key: ListKey) => readonly string[],
  names: ValueNames,
  stock?: StockWords,
): Vocabulary {
  const named = listKeys.flatMap((key) =>
    valuesOf(key).map((value) => ({
      key,
      value,
      names: locales.flatMap((locale) => {
        const known = namesIn(names, locale);
        const city = key === 'dealers' ? known.get(`cities/${value}`) : undefined;
        const name = valueName(key, value, known, locale);
        return city ? [name, city] : [name];
      }),
    })),
  );
  return createVocabulary(named, stock);
}

/** Context for parsing search text. */
export interface WordSource {
  vocabulary(): Vocabulary;
  /** Finds which words match a vehicle; without it no word is ignored. */
  index?: Pick<LiveIndex, 'matches' | 'count'>;
  /** True if the market offers finance; otherwise monthly budgets are not parsed. */
  hasFinance?: boolean;
}

export interface SearchedByWords {
  search: StockSearch;
  /** Parsed filters, see `writeReadWords`; undefined if the text was not parsed. */
  read_words?: string;
  /** Typed words that match nothing with the others; the search ignores them. */
  ignored_words?: string[];
  /**
   * Makers that the stock does not have, as typed. Without another maker or model in the text the
   * search finds nothing: the rest of the text is about cars of that maker.
   */
  absent_words?: string[];
}

/**
 * Replaces search text by filters and reports ignored words. If no word matches, the search keeps
 * all of them and finds nothing.
 */
export function searchByWords(search: StockSearch, source: WordSource): SearchedByWords {
  if (!search.words) return { search };
  const vocabulary = source.vocabulary();
  const { index } = source;
  const query = normaliseQuery(search);
  const asRead = payable(parseSearchText(search.words, vocabulary), source.hasFinance === true);
  const countOf = (readings: ParsedSearchText['readings']) => {
    const { query: narrowed } = applySearchText(query, { readings, rest: '' }, vocabulary);
    return index?.count({ ...search, ...narrowed, words: narrowed.words }) ?? 0;
  };
  const words = index ? withoutIdleParts(asRead, countOf) : asRead;
  const { readings } = words;
  const applied = (left: readonly LeftWords[]) => {
    const { query: narrowed, read } = applySearchText(
      query,
      { readings, rest: left.map((each) => each.words).join(' ') },
      vocabulary,
    );
    const sort = read.sort ?? search.sort;
    return {
      read,
      search: { ...search, ...narrowed, page: search.page, words: narrowed.words, sort },
    };
  };
  const absent = index ? words.left.filter(({ isAbsent }) => isAbsent) : [];
  const namesOther = readings.some(
    (each) => each.kind === 'values' && (each.key === 'brands' || each.key === 'models'),
  );
  if (absent.length > 0) {
    const absent_words = absent.map(({ text }) => text);
    if (!namesOther) return { search, absent_words };
    const present = { ...search, words: without(search.words, absent_words) };
    return { ...searchByWords(present, source), absent_words };
  }
  const kept = index ? matchingWords(words, applied, index) : words.left;
  if (
    readings.length === 0 &&
    kept.length === 0 &&
    (words.left.length > 0 || words.unread.length > 0)
  )
    return { search };
  const ignored = [...words.unread, ...words.left.filter((each) => !kept.includes(each))];
  const { read, search: found } = applied(kept);
  const isChanged = readings.length > 0 || ignored.length > 0 || !isSame(read.words, search.words);
  return {
    search: found,
    ...(isChanged && { read_words: writeReadWords(read) }),
    ...(ignored.length > 0 && { ignored_words: ignored.map(({ text }) => text) }),
  };
}

const without = (words: string, absent: readonly string[]) =>
  absent.reduce((rest, text) => rest.replace(text, ' '), words);

const isSame = (read = '', typed = '') =>
  spelling(read).replace(/\s+/g, '') === spelling(typed).replace(/\s+/g, '');

interface Payable extends ParsedSearchText {
  /** Words of unusable filters: a monthly budget without finance, partial names. */
  readonly unread: readonly LeftWords[];
}

function payable(words: ParsedSearchText, hasFinance: boolean): Payable {
  const isRead = ({ kind }: ParsedSearchText['readings'][number]) =>
    hasFinance || kind !== 'monthly';
  return {
    ...words,
    readings: words.readings.filter(isRead),
    unread: words.readings
      .filter((reading) => !isRead(reading))
      .map(({ text }) => ({ text, words: text })),
  };
}

/** Part of a model's name next to another maker is not a name: `jaguar sport`. */
function withoutIdleParts(
  words: Payable,
  countOf: (readings: ParsedSearchText['readings']) => number,
): Payable {
  const of = (key: ListKey) =>
    words.readings.filter((reading) => reading.kind === 'values' && reading.key === key);
  const [brands, models] = [of('brands'), of('models')];
  const isIdle =
    brands.length > 0 &&
    models.length > 0 &&
    models.every((reading) => reading.kind === 'values' && reading.isPart) &&
    countOf([...brands, ...models]) === 0;
  if (!isIdle) return words;
  const idle = models.map(({ text }) => ({ text, words: text }));
  return {
    ...words,
    readings: words.readings.filter((reading) => !models.includes(reading)),
    unread: [...words.unread, ...idle],
  };
}

/** Words that match a vehicle together with the words before them. */
function matchingWords(
  { readings, left }: ParsedSearchText,
  applied: (left: readonly LeftWords[]) => { search: StockSearch },
  index: NonNullable<WordSource['index']>,
): readonly LeftWords[] {
  const known = left.filter(({ words }) => index.matches(words));
  if (known.length === 0) return known;
  const count = (some: readonly LeftWords[]) => index.count(applied(some).search);
  const isAlone = readings.length === 0 && known.length === 1;
  if (isAlone || count(known) > 0 || count([]) === 0) return known;
  const kept: LeftWords[] = [];
  for (const each of known) {
    if (count([...kept, each]) > 0) kept.push(each);
  }
  return readings.length === 0 && kept.length === 0 ? known : kept;
}
