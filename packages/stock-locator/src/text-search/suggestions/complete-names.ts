import type { ListKey } from '../../engine/filters/filter-definitions.js';
import { negations } from '../lexicon/fillers.js';
import type { Piece } from '../tokens/pieces.js';
import { spelling } from '../tokens/spelling.js';
import type { Term, Vocabulary } from '../vocabulary/vocabulary.js';

/** A value with a name that starts with the end of the text; `head` is the text before it. */
export interface Completion {
  readonly head: string;
  readonly key: ListKey;
  readonly value: string;
}

/** Order of filters in the suggestions. */
const order: readonly ListKey[] = [
  'models',
  'brands',
  'colors',
  'states',
  'engine_types',
  'specific_colors',
  'transmissions',
  'body_types',
  'dealers',
  'financing_options',
  'statuses',
];

const longestEnd = 4;
const unwanted: ReadonlySet<string> = new Set(negations.map(spelling));

/**
 * Names that start with the last words of the text, then names with a word that starts with the
 * last word. Negated text (`not bl`) is not completed, because its meaning would be reversed.
 */
export function completeNames(
  typed: string,
  pieces: readonly Piece[],
  { terms, byWord }: Vocabulary,
): Completion[] {
  const found = new Map<string, Completion>();
  const take = (from: number, matching: Iterable<Term>) => {
    if (unwanted.has(pieces[from - 1]?.text ?? '')) return;
    const head = typed.slice(0, pieces[from]!.from);
    const sorted = [...matching].sort(
      (a, b) => order.indexOf(a.key) - order.indexOf(b.key) || a.text.length - b.text.length,
    );
    for (const { key, value } of sorted) {
      const id = `${key}/${value}`;
      if (!found.has(id)) found.set(id, { head, key, value });
    }
  };
  const first = Math.max(0, pieces.length - longestEnd);
  for (let from = first; from < pieces.length; from++) {
    const end = textOf(pieces.slice(from));
    if (end === '' || /^\d+$/.test(end)) continue;
    take(
      from,
      terms.filter((term) => order.includes(term.key) && term.text.startsWith(end)),
    );
  }
  const last = pieces.at(-1)?.text ?? '';
  if (last.length > 1 && !/^\d+$/.test(last)) {
    for (const [word, { terms: having }] of byWord) {
      if (word.startsWith(last)) take(pieces.length - 1, having);
    }
  }
  return [...found.values()];
}

const textOf = (pieces: readonly Piece[]) =>
  pieces.map(({ text }) => (text === '-' || text === '+' ? '' : text)).join('');
