import { runs } from '@mawkib/tooling-vitest/scope';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { finish } from '../state/stock-state.js';
import { createSortBuffers, stableOrder } from './stable-order.js';

const numbers = fc.constantFrom(
  { name: 'few whole ones', number: (at: number) => (at * 7919) % 300 },
  { name: 'wide whole ones', number: (at: number) => ((at * 104_729) % 9_973) * 400_000 - 1e9 },
  { name: 'wider than 2^32', number: (at: number) => ((at * 7919) % 5_003) * 1e12 - 2e15 },
  { name: 'fractions', number: (at: number) => Math.sin(at) * 1e6 },
  { name: 'both zeros', number: (at: number) => (at % 3 === 0 ? -0 : 0) },
  { name: 'the ends', number: (at: number) => (at % 2 ? Number.MAX_VALUE : -Number.MAX_VALUE) },
);

test('many rows stand by number, equal ones as they stood', () => {
  fc.assert(
    fc.property(numbers, fc.integer({ min: 6_000, max: 9_000 }), ({ number }, size) => {
      const column = Float64Array.from({ length: size }, (_, at) => number(at));
      const start = Uint32Array.from({ length: size }, (_, at) => (at * 5 + 3) % size);
      const rows = size % 5 === 0 ? start.map((_, at) => size - 1 - at) : start;
      const expected = [...rows].sort((a, b) => column[a]! - column[b]!);
      const given = finish(stableOrder(column, rows, createSortBuffers(size)));
      expect([...given]).toEqual(expected);
    }),
    { numRuns: runs(30) },
  );
});
