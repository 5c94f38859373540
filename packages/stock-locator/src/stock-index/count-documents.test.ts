import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CodeColumn } from './code-column.js';
import { countCodes, countColumns } from './count-documents.js';

/** Some blocks of words, and a part of one. */
const words = 2_500;

/** Words of which some are empty, some are full, and some are between. */
const bits = fc.integer().map((seed) => {
  const next = randomFrom(seed);
  return Int32Array.from({ length: words }, () => [0, -1, next(), next() & next()][next() & 3]!);
});

const randomFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state ^ (state >>> 16);
  };
};

const span = fc
  .tuple(fc.integer({ min: 0, max: words }), fc.integer({ min: 0, max: words }))
  .map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));

const each = 50;
const columnOf = (Column: new (size: number) => CodeColumn, place: number, seed: number) => {
  const next = randomFrom(seed);
  return new Column(words * 32).map(() => place * each + ((next() >>> 8) % each)) as CodeColumn;
};

const columns = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom(Uint8Array, Uint16Array, Uint32Array))
  .map(([size, Column]) =>
    Array.from({ length: size }, (_, place) =>
      columnOf(place < 5 ? Column : Uint16Array, place, size),
    ),
  );

test('documents are counted by their codes, in any span of any number of blocks and columns', () => {
  fc.assert(
    fc.property(
      bits,
      fc.option(bits, { nil: undefined }),
      span,
      columns,
      (inside, without, within, all) => {
        const of = { bits: inside, without, span: within };
        const counts = new Int32Array(all.length * each).fill(7);
        const expected = new Int32Array(counts.length);
        for (let at = within.from * 32; at < within.to * 32; at += 1) {
          const word = inside[at >>> 5]! & ~(without?.[at >>> 5] ?? 0);
          if (((word >>> (at & 31)) & 1) === 1) for (const codes of all) expected[codes[at]!]! += 1;
        }
        countColumns(of, all, counts);
        expect(counts).toEqual(expected);

        const one = new Int32Array(each).fill(7);
        countCodes(of, all[0]!, one);
        expect(one).toEqual(expected.slice(0, each));
      },
    ),
    { numRuns: 25 },
  );
});
