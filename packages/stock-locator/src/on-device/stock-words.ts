import { locales } from '@mawkib/core/locale';
import { type ListKey, listKeys, normaliseQuery, writeReadWords } from '../engine/index.js';
import {
  applyWords,
  createVocabulary,
  type ItemNames,
  readWords,
  type Vocabulary,
} from '../words/index.js';
import { type ValueNames, valueName } from './facet-values.js';
import type { StockSearch } from './stock-search.js';

/** Every value of the stock with what it is called in each language, and what equipment is called. */
export function stockVocabulary(
  valuesOf: (key: ListKey) => readonly string[],
  names: ValueNames,
  items?: ItemNames,
): Vocabulary {
  const named = listKeys.flatMap((key) =>
    valuesOf(key).map((value) => ({
      key,
      value,
      names: locales.map((locale) => valueName(key, value, names[locale], locale)),
    })),
  );
  return createVocabulary(named, items);
}

/** The search with its words taken as filters, and what they were read as. */
export function searchByWords(
  search: StockSearch,
  vocabulary: () => Vocabulary,
): { search: StockSearch; read_words?: string } {
  if (!search.words) return { search };
  const words = readWords(search.words, vocabulary());
  if (words.readings.length === 0) return { search };
  const { query, read } = applyWords(normaliseQuery(search), words, vocabulary());
  return {
    search: {
      ...search,
      ...query,
      words: query.words,
      page: search.page,
      sort: read.sort ?? search.sort,
    },
    read_words: writeReadWords(read),
  };
}
