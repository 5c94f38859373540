import { runs } from '@mawkib/tooling-vitest/scope';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordForms } from '../tokens/text-words.js';
import { createWordIndex, type DescribedVehicle, type WordIndex } from './word-index.js';

const cars: readonly DescribedVehicle[] = [
  {
    id: '1',
    texts: ['Defender ديفندر P400', 'سقف بانورامي Panoramic roof', 'موكب دبي Mawkib Dubai'],
    codes: ['SALEA7EU4P2123456', 'MK40001'],
  },
  {
    id: '2',
    texts: ['F-PACE إف-بيس', 'كاميرا محيطية Surround camera', 'موكب دبي Mawkib Dubai'],
    codes: ['SADCA2BN1NA654321', 'MK40002'],
  },
  {
    id: '3',
    texts: ['Range Rover رينج روڤر', 'سقف بانورامي Panoramic roof', 'مقاعد مُدفَّأة Heated seats'],
  },
];
const index = createWordIndex(cars);
const found = (words: string, among: WordIndex = index) => [...among.search(words)].toSorted();

describe('the words that describe a vehicle', () => {
  it.each([
    ['panoramic roof', ['1', '3']],
    ['ROOF panoramic', ['1', '3']],
    ['سقف بانورامي', ['1', '3']],
    ['بالسقف البانورامي', ['1', '3']],
    ['مقاعد مدفأه', ['3']],
    ['f-pace', ['2']],
    ['fpace', ['2']],
    ['f pace', ['2']],
    ['p400', ['1']],
    ['P٤٠٠', ['1']],
    ['', ['1', '2', '3']],
  ])('%j is found in any spelling', (words, ids) => expect(found(words)).toEqual(ids));

  it.each([
    ['camra', ['2']],
    ['panoramik', ['1', '3']],
    ['بنورامي', ['1', '3']],
    ['كمرا', ['2']],
    ['banoramic roof', ['1', '3']],
  ])('%j is found in spite of its mistake', (words, ids) => expect(found(words)).toEqual(ids));

  it('of which the last need not be finished', () => {
    expect(found('dubai pano')).toEqual(['1']);
    expect(found('pa roof')).toEqual([]);
    expect(found('pano roof')).toEqual(['1', '3']);
  });

  it('all count, and none is guessed for a number', () => {
    expect(found('panoramic dubai')).toEqual(['1']);
    expect(found('camera panoramic')).toEqual([]);
    expect(found('p401')).toEqual([]);
    expect(found('zzzzz')).toEqual([]);
  });

  it('a code counts whole or by its end', () => {
    expect(found('SALEA7EU4P2123456')).toEqual(['1']);
    expect(found('123456')).toEqual(['1']);
    expect(found('mk-40002')).toEqual(['2']);
    expect(found('0002')).toEqual([]);
    expect(found('defender 123456')).toEqual(['1']);
  });
});

const vocabulary = ['سقف', 'جلد', 'roof', 'leather', 'camera', 'p400', 'f-pace', 'range rover'];
const texts = fc.subarray(vocabulary, { minLength: 1 });
const steps = fc.array(
  fc.record({
    id: fc.integer({ min: 0, max: 40 }).map(String),
    texts: fc.option(texts, { nil: undefined }),
  }),
  { maxLength: 120 },
);
const typed = fc
  .subarray([...vocabulary, 'السقف', 'rover', 'lea'], { minLength: 1, maxLength: 3 })
  .map((words) => words.join(' '));

/** Every vehicle looked at; words that are written as they are, the last one perhaps begun. */
function lookedAt(stock: ReadonlyMap<string, readonly string[]>, wanted: string) {
  const words = wanted.split(' ').flatMap((word) => word.split('-'));
  return [...stock].flatMap(([id, own]) => {
    const has = own.flatMap((text) => text.split(/[ -]/));
    const passes = words.every((word, at) =>
      wordForms(word).some((form) =>
        has.some((each) => each === form || (at === words.length - 1 && each.startsWith(form))),
      ),
    );
    return passes ? [id] : [];
  });
}

it('is as if every vehicle were looked at, whatever was put and removed before', () => {
  fc.assert(
    fc.property(steps, fc.array(typed, { minLength: 1, maxLength: 6 }), (changes, searches) => {
      const stock = new Map<string, readonly string[]>();
      const changing = createWordIndex();
      for (const { id, texts: own } of changes) {
        if (own) {
          stock.set(id, own);
          changing.put({ id, texts: own });
        } else expect(changing.remove(id)).toBe(stock.delete(id));
      }
      expect(changing.size).toBe(stock.size);
      const fresh = createWordIndex([...stock].map(([id, own]) => ({ id, texts: own })));
      for (const words of searches) {
        const ids = found(words, changing);
        expect(ids, words).toEqual(found(words, fresh));
        const plain = lookedAt(stock, words).toSorted();
        if (plain.length > 0) expect(ids, words).toEqual(plain);
      }
    }),
    { numRuns: runs(300) },
  );
});

it('gives up the numbers of what is gone', () => {
  const changing = createWordIndex(cars);
  for (let round = 0; round < 5_000; round++) {
    changing.put({ id: '1', texts: [`round${round}`, 'سقف بانورامي Panoramic roof'] });
    changing.put({ id: '4', texts: ['Defender'], codes: [`VIN${100_000 + round}`] });
  }
  expect(found('panoramic', changing)).toEqual(['1', '3']);
  expect(found('round4999', changing)).toEqual(['1']);
  expect(found('round4998', changing)).toEqual([]);
  expect(found('104999', changing)).toEqual(['4']);
  expect(changing.size).toBe(4);
});

it('never throws and knows no vehicle twice, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (words) => {
      const hits = index.search(words);
      expect(new Set(hits).size).toBe(hits.size);
    }),
  );
});
