import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CodeColumn, greatestCode } from './code-column.js';
import { type CountedDocuments, countCodes, countColumns } from './count-documents.js';

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
/** Columns of so many bytes a code; none has a code of another. */
const columns = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.constantFrom(Uint8Array, Uint16Array, Uint32Array))
  .map(([size, Column]) => {
    const next = randomFrom(size);
    const least = Column === Uint32Array ? 1 << 16 : 0;
    return Array.from({ length: size }, (_, place) =>
      new Column(words * 32).map(() => least + place * each + ((next() >>> 8) % each)),
    ) as CodeColumn[];
  });

function counted(of: CountedDocuments, all: readonly CodeColumn[]): Int32Array {
  const { bits: inside, without, span: within } = of;
  const counts = new Int32Array(sizeFor(all));
  for (let at = within.from * 32; at < within.to * 32; at += 1) {
    const word = inside[at >>> 5]! & ~(without?.[at >>> 5] ?? 0);
    if (((word >>> (at & 31)) & 1) === 1) for (const codes of all) counts[codes[at]!]! += 1;
  }
  return counts;
}

const sizeFor = (all: readonly CodeColumn[]) => Math.max(...all.map(greatestCode)) + 1;

test('documents are counted by their codes, in any span of any number of blocks and columns', () => {
  const without = fc.option(bits, { nil: undefined });
  fc.assert(
    fc.property(fc.record({ bits, without, span }), columns, (of, all) => {
      for (const columnsOf of [all, all.slice(0, 1)]) {
        const counts = new Int32Array(sizeFor(columnsOf)).fill(7);
        if (columnsOf.length > 1) countColumns(of, columnsOf, counts);
        else countCodes(of, columnsOf[0]!, counts);
        expect(counts).toEqual(counted(of, columnsOf));
      }
    }),
    { numRuns: 25 },
  );
});
