import { readFileSync } from 'node:fs';
import { runs } from '@mawkib/tooling-vitest/scope';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { compiledLoops, generatedFile } from '../../../scripts/native-loops.js';
import { type Bits, hasBit } from '../memory/bits.js';
import { type CodeColumn, greatestCode } from '../memory/code-column.js';
import type { CountedDocuments } from '../memory/kernels.js';
import { createSegmentMemory, type SegmentMemory } from '../memory/segment-memory.js';
import { vehicleSchema } from '../schema/vehicle-schema.js';
import { packStock, unpackStock } from '../snapshot/pack-stock.js';
import { createStockIndex } from '../stock-index.js';
import { webAssemblyMemory } from './web-assembly-memory.js';

/** Some blocks of words, and a part of one. */
const documents = 80_000;
const plan = { documents, sets: 12, columns: Array.from({ length: 6 }, () => 1 << 16) };
const memories = {
  JavaScript: createSegmentMemory(plan),
  WebAssembly: createSegmentMemory(plan, webAssemblyMemory(0)),
};

const randomFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state ^ (state >>> 16);
  };
};

const words = memories.JavaScript.allocateBits().length;

/** Words of which some are empty, some are full, and some are between. */
const someBits = fc.integer().map((seed) => {
  const next = randomFrom(seed);
  return Int32Array.from({ length: words }, () => [0, -1, next(), next() & next()][next() & 3]!);
});

const span = fc
  .tuple(fc.integer({ min: 0, max: words / 2 }), fc.integer({ min: 0, max: words / 2 }))
  .map(([a, b]) => ({ from: Math.min(a, b) * 2, to: Math.max(a, b) * 2 }));

const each = 50;
/** Columns of so many bytes a code; none has a code of another. */
const someColumns = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.constantFrom(Uint8Array, Uint16Array, Uint32Array))
  .map(([size, Column]) => {
    const next = randomFrom(size);
    const min = Column === Uint32Array ? 1 << 16 : 0;
    return Array.from({ length: size }, (_, position) =>
      new Column(words * 32).map(() => min + position * each + ((next() >>> 8) % each)),
    );
  });

/** Borrowed memory is returned. */
function lend<T>(memory: SegmentMemory, work: (position: Lender) => T): T {
  const lent: (Bits | CodeColumn)[] = [];
  const kept = <A extends Bits | CodeColumn>(array: A, content: A): A => {
    lent.push(array);
    array.set(content.subarray(0, array.length));
    return array;
  };
  try {
    return work({
      bits: (content) => kept(memory.allocateBits(), content),
      codes: (content) =>
        kept(memory.allocateCodes(256 ** content.BYTES_PER_ELEMENT - 1), content as CodeColumn),
    });
  } finally {
    memory.free(lent);
  }
}

interface Lender {
  bits(content: Bits): Bits;
  codes(content: CodeColumn): CodeColumn;
}

describe.each(Object.entries(memories))('in %s', (_, memory) => {
  const { kernels } = memory;

  test('masks are joined, subtracted and combined', () => {
    fc.assert(
      fc.property(fc.array(someBits, { minLength: 8, maxLength: 8 }), (given) =>
        lend(memory, ({ bits }) => {
          const [base, ...masks] = given.map(bits) as [Bits, ...Bits[]];
          const [a, b, c, d, e, f, g] = masks as [Bits, Bits, Bits, Bits, Bits, Bits, Bits];
          const [one, other] = [memory.allocateBits(), memory.allocateBits()];
          const expected = (tell: (at: number) => number) =>
            Int32Array.from({ length: words }, (_, at) => tell(at));
          kernels.join(a, b, c, one);
          expect(one).toEqual(expected((at) => a[at]! | b[at]! | c[at]!));
          kernels.join(one, d, d, one);
          expect(one).toEqual(expected((at) => a[at]! | b[at]! | c[at]! | d[at]!));
          kernels.subtract(a, b, one);
          expect(one).toEqual(expected((at) => a[at]! & ~b[at]!));
          const failing = (at: number, bit: number, of: readonly Bits[]) =>
            of.filter((mask) => ((mask[at]! >>> bit) & 1) === 0).length;
          const told = (fails: number, of: readonly Bits[]) =>
            expected((at) => {
              let word = 0;
              for (let bit = 0; bit < 32; bit += 1) {
                const within = (base[at]! >>> bit) & 1;
                if (within === 1 && failing(at, bit, of) === fails) word |= 1 << bit;
              }
              return word;
            });
          kernels.beginMasks([a, b, c, d, e], base, one, other);
          expect([one, other]).toEqual([told(0, [a, b, c, d, e]), told(1, [a, b, c, d, e])]);
          kernels.addMasks(f, g, one, other);
          expect([one, other]).toEqual([told(0, masks), told(1, masks)]);
          kernels.narrow(a, base);
          expect(a).toEqual(expected((at) => given[1]![at]! & base[at]!));
          memory.free([one, other]);
        }),
      ),
      { numRuns: 5 },
    );
  });

  test('documents are counted, and by their codes, in any span of any number of columns', () => {
    const without = fc.option(someBits, { nil: undefined });
    fc.assert(
      fc.property(fc.record({ bits: someBits, without, span }), someColumns, (of, all) =>
        lend(memory, (position) => {
          const columns = all.map(position.codes);
          const counted = {
            ...of,
            bits: position.bits(of.bits),
            without: of.without && position.bits(of.without),
          };
          for (const these of [columns, columns.slice(0, 1)]) {
            const counts = new Int32Array(sizeFor(these)).fill(7);
            if (these.length > 1) kernels.countColumns(counted, these, counts);
            else kernels.countCodes(counted, these[0]!, counts);
            expect(counts).toEqual(countedOneByOne(counted, these));
          }
          const odd = { from: of.span.from, to: Math.max(of.span.from, of.span.to - 1) };
          expect(kernels.countWords(counted.bits, odd.from, odd.to)).toBe(
            listed({ bits: counted.bits, without: undefined, span: odd }).length,
          );
        }),
      ),
      { numRuns: runs(25) },
    );
  });
});

function countedOneByOne(of: CountedDocuments, columns: readonly CodeColumn[]): Int32Array {
  const counts = new Int32Array(sizeFor(columns));
  for (const document of listed(of)) {
    for (const codes of columns) counts[codes[document]!]! += 1;
  }
  return counts;
}

function listed({ bits, without, span: { from, to } }: CountedDocuments): number[] {
  const documents: number[] = [];
  for (let at = from * 32; at < to * 32; at += 1) {
    if (hasBit(bits, at) && !(without && hasBit(without, at))) documents.push(at);
  }
  return documents;
}

const sizeFor = (all: readonly CodeColumn[]) => Math.max(...all.map(greatestCode)) + 1;

test('what finds no room in WebAssembly’s memory is worked on all the same', () => {
  const small = createSegmentMemory({ documents: 100, sets: 1, columns: [] }, webAssemblyMemory(0));
  const sets = Array.from({ length: 20_000 }, () => small.allocateBits());
  const [first, last] = [sets[0]!, sets.at(-1)!];
  expect(first.buffer).not.toBe(last.buffer);
  first[0] = 0b0011;
  last[0] = 0b0101;
  const mask = small.allocateBits();
  small.kernels.subtract(first, last, mask);
  expect([...mask]).toEqual([0b0010, 0, 0, 0]);
});

test('what is given back is given again, empty', () => {
  const memory = createSegmentMemory(
    { documents: 1_000, sets: 2, columns: [] },
    webAssemblyMemory(0),
  );
  const set = memory.allocateBits().fill(-1);
  memory.free([set]);
  const again = memory.allocateBits();
  expect(again.byteOffset).toBe(set.byteOffset);
  expect(again.every((word) => word === 0)).toBe(true);
});

test('the compiled loops are those of their source', async () => {
  expect(readFileSync(generatedFile, 'utf8')).toBe(await compiledLoops());
});

test('segments of fewer documents have no WebAssembly memory', () => {
  const allocate = webAssemblyMemory(100);
  const sized = (documents: number) => allocate({ documents, sets: 1, columns: [] });
  expect(sized(99)).toBeUndefined();
  expect(sized(100)).toBeDefined();
  expect(webAssemblyMemory()({ documents: 16_383, sets: 1, columns: [] })).toBeUndefined();
});

test('an index, also one from a snapshot, allocates its segments with the given function', () => {
  const allocateMemory = vi.fn(webAssemblyMemory(1));
  const { index } = createStockIndex(vehicleSchema, [{ id: '1', brands: 'Defender' }], {
    allocateMemory,
  });
  expect(allocateMemory.mock.calls.map(([{ documents }]) => documents)).toContain(1);
  allocateMemory.mockClear();
  expect(unpackStock(vehicleSchema, packStock(index), { allocateMemory }).kind).toBe('unpacked');
  expect(allocateMemory.mock.calls.map(([{ documents }]) => documents)).toContain(1);
});
