import { searchKinds } from '@mawkib/api-clients/contracts/content';
import { referenceCpuMs } from '@mawkib/tooling-vitest/cpu-cost';
import { expect, test } from 'vitest';
import { createSearchIndex } from '../../search/create-search-index.js';
import { showDocument } from './show-document.js';

/** The same numbers in every run (mulberry32). */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = createRandom(21);
const pick = <T>(list: ArrayLike<T>): T => list[Math.floor(random() * list.length)] as T;
const arabic = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';
const latin = 'abcdefghijklmnopqrstuvwxyz';
const wordOf = (letters: string) =>
  Array.from({ length: 3 + Math.floor(random() * 7) }, () => pick(letters)).join('');
const vocabulary = Array.from({ length: 20_000 }, () => wordOf(random() < 0.85 ? arabic : latin));
/** Few words are in most texts, and most words in few. */
const anyWord = () => vocabulary[Math.floor(vocabulary.length * random() ** 3)] as string;
const textOf = (words: number) => Array.from({ length: words }, anyWord).join(' ');

function typedText(): string {
  const text = textOf(1 + Math.floor(random() * 3));
  const kind = random();
  if (kind < 0.4) return text;
  if (kind < 0.7) return text.slice(0, 2 + Math.floor(random() * (text.length - 2)));
  const at = Math.floor(random() * text.length);
  return text.slice(0, at) + pick(arabic) + text.slice(at + 1);
}

test('a search in 5,000 pages takes at most 20 ms of the processor', () => {
  const index = createSearchIndex();
  for (let page = 0; page < 5_000; page++) {
    index.put({
      id: `page/${page}`,
      kind: 'page',
      title: textOf(4),
      keywords: textOf(4),
      description: textOf(20),
      body: textOf(120),
      url: `/pages/${page}`,
      image_id: null,
      date: null,
    });
  }
  const cost = (text: string) =>
    referenceCpuMs(() => {
      const found = index.search(text, { kinds: searchKinds, from: 0, count: 20 });
      for (const document of found.documents) showDocument(document, found.words);
    });
  for (let warmUp = 0; warmUp < 5; warmUp++) cost(typedText());
  const searches = Array.from({ length: 100 }, typedText).map((text) => ({ text, ms: cost(text) }));
  // The caches of a busy machine are shared: the slowest are measured again, at five other moments.
  const slowest = searches.sort((a, b) => b.ms - a.ms).slice(0, 3);
  const again = Array.from({ length: 5 }, () => slowest.map(({ text }) => cost(text)));
  const times = slowest.map(({ ms }, index) =>
    Math.min(ms, ...again.map((costs) => costs[index] ?? ms)),
  );
  expect(Math.max(...times)).toBeLessThanOrEqual(20);
});
