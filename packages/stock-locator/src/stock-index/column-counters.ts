// The innermost loops of a query, like `word-list`.
import type { CodeColumn } from './code-column.js';
import type { WordList } from './word-list.js';

/** Documents one by one: so many that they, and what is counted of them, stay at hand. */
export interface DocumentList {
  readonly documents: Uint32Array;
  size: number;
}

const enough = 2_048;

export const createDocumentList = (): DocumentList => ({
  documents: new Uint32Array(enough + 32),
  size: 0,
});

/**
 * Adds 1 to the counter that each column has for a listed document. Two or three columns are counted
 * at a time: a counter that was just written is waited for, another one is not.
 */
export function countColumns(
  words: WordList,
  columns: readonly CodeColumn[],
  counts: Int32Array,
  list: DocumentList,
): void {
  for (let next = 0; next < words.size; ) {
    next = listDocuments(words, next, list);
    let at = 0;
    for (; columns.length - at > 4 || columns.length - at === 3; at += 3) {
      countThree(list, columns[at]!, columns[at + 1]!, columns[at + 2]!, counts);
    }
    for (; columns.length - at >= 2; at += 2) {
      countTwo(list, columns[at]!, columns[at + 1]!, counts);
    }
    if (at < columns.length) countOne(list, columns[at]!, counts);
  }
}

/** Lists the documents of the words from `first` on, until there are enough. Tells the next word. */
function listDocuments(
  { words, lasts, size }: WordList,
  first: number,
  list: DocumentList,
): number {
  const { documents } = list;
  let found = 0;
  let at = first;
  let word = words[at]!;
  let last = lasts[at]!;
  for (;;) {
    const rest = word & (word - 1);
    documents[found] = last - Math.clz32(word ^ rest);
    found += 1;
    word = rest;
    if (word !== 0) continue;
    at += 1;
    if (at === size || found >= enough) break;
    word = words[at]!;
    last = lasts[at]!;
  }
  list.size = found;
  return at;
}

function countThree(
  { documents, size }: DocumentList,
  one: CodeColumn,
  other: CodeColumn,
  third: CodeColumn,
  counts: Int32Array,
): void {
  for (let at = 0; at < size; at += 1) {
    const document = documents[at]!;
    counts[one[document]!]! += 1;
    counts[other[document]!]! += 1;
    counts[third[document]!]! += 1;
  }
}

function countTwo(
  { documents, size }: DocumentList,
  one: CodeColumn,
  other: CodeColumn,
  counts: Int32Array,
): void {
  for (let at = 0; at < size; at += 1) {
    const document = documents[at]!;
    counts[one[document]!]! += 1;
    counts[other[document]!]! += 1;
  }
}

function countOne({ documents, size }: DocumentList, codes: CodeColumn, counts: Int32Array): void {
  for (let at = 0; at < size; at += 1) counts[codes[documents[at]!]!]! += 1;
}
