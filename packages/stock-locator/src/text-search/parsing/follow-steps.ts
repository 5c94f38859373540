import type { Piece } from '../tokens/pieces.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import type { LeftWords, Meaning, ParsedSearchText, Step, WordReading } from './word-readings.js';

type ValuesReading = Extract<WordReading, { kind: 'values' }>;

/** Readings and free text of the best steps. */
export function followSteps(
  typed: string,
  pieces: readonly Piece[],
  best: readonly Step[],
  { labels }: Pick<Vocabulary, 'labels'>,
): ParsedSearchText {
  const readings: WordReading[] = [];
  const left: LeftWords[] = [];
  let end = -1;
  let readEnd = 0;
  for (let at = 0; at < pieces.length; ) {
    const step = best[at];
    const from = pieces[at]?.from ?? 0;
    const next = step?.next ?? at + 1;
    const to = pieces[next - 1]?.to ?? typed.length;
    const text = typed.slice(from, to);
    const before = readings.at(-1);
    const isNext = typed.slice(readEnd, from).trim() === '';
    const near = isNext && before?.kind === 'values' && !before.not ? before : undefined;
    const meaning = meaningAfter(near, step);
    if (meaning.kind === 'left') {
      const last = left.at(-1);
      const isJoined = from === end && last && meaning.words === undefined;
      if (isJoined) left[left.length - 1] = joined(last, text);
      else if (meaning.isAbsent) left.push({ text, words: meaning.words ?? text, isAbsent: true });
      else left.push(...leftOf(text, meaning.words));
      end = meaning.words === undefined ? to : -1;
    } else if (meaning.kind !== 'filler') {
      const whole = near && step && wholeName(near, step, labels);
      if (whole) readings[readings.length - 1] = { ...whole, text: `${near.text} ${text}` };
      else if (meaning.kind !== 'values') readings.push({ ...meaning, text });
      else readings.push({ ...meaning, text, ...(step?.isPart && { isPart: true }) });
      readEnd = to;
    }
    at = next;
  }
  return { readings, left, rest: left.map(({ words }) => words).join(' ') };
}

/** A name and the next one as one name, if there is one. */
function wholeName(
  before: ValuesReading,
  { meaning, isPart }: Step,
  labels: Vocabulary['labels'],
): ValuesReading | undefined {
  if (meaning.kind !== 'values' || meaning.key !== before.key || meaning.not) return undefined;
  const values = isPart ? shared(before, meaning) : longer(before, meaning, labels);
  return values.length > 0 ? { ...before, values } : undefined;
}

/** Values that both names have: `دبي مارينا` is one of the retailers in Dubai. */
const shared = (before: ValuesReading, { values }: { readonly values: readonly string[] }) =>
  before.values.filter((value) => values.includes(value));

/** Values of the second name that begin with a value of the first: `Range Rover`, `Evoque`. */
function longer(
  { key, values: [short, ...more] }: ValuesReading,
  { values }: { readonly values: readonly string[] },
  labels: Vocabulary['labels'],
): readonly string[] {
  if (short === undefined || more.length > 0) return [];
  const names = labels.get(`${key}/${short}`) ?? [];
  return values.filter((value) =>
    labels
      .get(`${key}/${value}`)
      ?.some((name) => names.some((beginning) => name.startsWith(`${beginning} `))),
  );
}

/**
 * A partial name after a name of the same filter continues it and is not another choice: `discovery
 * sport`, if there is none, is not Range Rover Sport.
 */
function meaningAfter(near: ValuesReading | undefined, step: Step | undefined): Meaning {
  if (!step) return { kind: 'left' };
  const { meaning, isPart } = step;
  const isMore =
    isPart &&
    meaning.kind === 'values' &&
    near?.key === meaning.key &&
    shared(near, meaning).length === 0;
  return isMore ? { kind: 'left' } : meaning;
}

const joined = (before: LeftWords, text: string): LeftWords => ({
  text: before.text + text,
  words: before.words + text,
});

/** Adjacent words may match independently of each other. */
const leftOf = (text: string, words: string | undefined): LeftWords[] =>
  words === undefined
    ? text.split(/\s+/).map((each) => ({ text: each, words: each }))
    : [{ text, words }];
