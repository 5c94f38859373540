import { runs } from '@mawkib/tooling-vitest/scope';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { schema } from '../reference-stock.arbitrary.js';
import { createStockIndex } from '../stock-index.js';
import { packStock, unpackStock } from './pack-stock.js';

const { index } = createStockIndex(schema, [
  {
    id: 'a1',
    models: 'velar',
    engines: ['petrol', 'hybrid'],
    statuses: 'stock',
    price: 300_000.5,
    mileage: 0,
  },
  { id: 'a2', models: 'إيفوك', statuses: 'demo', price: 170_000, year: 2024, created: -1.5e12 },
  { id: 'سيارة', dealers: 'd1' },
]);
index.put({ id: 'a3', models: 'xe', price: 99, created: 5 });
index.put({
  id: 'a1',
  models: 'velar',
  engines: ['diesel'],
  statuses: 'sold',
  price: 300_000.5,
  mileage: 0,
});
index.remove('a2');

test('what is unpacked answers as what was packed', () => {
  const packed = packStock(index, '{"seen":7}');
  const opened = unpackStock(schema, packed);
  if (opened.kind === 'refused') throw new Error(opened.reason);
  expect(opened.note).toBe('{"seen":7}');
  for (const sort of ['priceDesc', 'createdAsc', 'defaultOrder'] as const) {
    expect(opened.index.query({ sort }).ids).toEqual(index.query({ sort }).ids);
  }
  const { facets, ranges } = opened.index.query({ sort: 'priceAsc' });
  expect(facets.engines).toEqual({ values: ['diesel'], counts: Uint32Array.of(1) });
  expect(ranges.mileage).toEqual(index.query({ sort: 'priceAsc' }).ranges.mileage);
  expect(packStock(opened.index, '{"seen":7}')).toEqual(packed);
});

test('any stock comes back whole', () => {
  const number = fc.option(fc.oneof(fc.integer(), fc.double()));
  const vehicle = fc.record({
    id: fc.string({ minLength: 1 }),
    models: fc.array(fc.string({ unit: 'binary' }), { maxLength: 3 }),
    price: number,
    mileage: number,
    created: number,
  });
  fc.assert(
    fc.property(fc.array(vehicle, { maxLength: 60 }), (vehicles) => {
      const before = createStockIndex(schema, vehicles).index;
      const opened = unpackStock(schema, packStock(before));
      if (opened.kind === 'refused') throw new Error(opened.reason);
      for (const sort of ['mileageAsc', 'createdDesc'] as const) {
        const query = { sort, perPage: 100 };
        const [one, other] = [before.query(query), opened.index.query(query)];
        expect(other.ids).toEqual(one.ids);
        expect(other.ranges).toEqual(one.ranges);
      }
    }),
    { numRuns: runs(40) },
  );
});

test('bytes that are something else are rejected with the reason', () => {
  const packed = packStock(index);
  const reason = (bytes: Uint8Array, of = schema) => {
    const opened = unpackStock(of, bytes);
    return opened.kind === 'refused' ? opened.reason : opened.kind;
  };
  expect(reason(new Uint8Array(0))).toBe('foreign');
  expect(reason(new TextEncoder().encode('<!doctype html>'))).toBe('foreign');
  expect(reason(packed.with(4, 9))).toBe('other_version');
  expect(reason(packed, { ...schema, facets: schema.facets.slice(1) })).toBe('other_schema');
  expect(reason(packed.slice(0, 6))).toBe('damaged');
  expect(reason(packed.slice(0, -1))).toBe('damaged');
});

test('no damage is taken for a stock, and none makes it throw', () => {
  const packed = packStock(index);
  const position = fc.nat(packed.length - 1);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(position, fc.integer({ min: 1, max: 255 })), { minLength: 1 }),
      (damage) => {
        const bytes = packed.slice();
        for (const [at, by] of damage) bytes[at]! ^= by;
        if (bytes.every((byte, at) => byte === packed[at])) return;
        expect(unpackStock(schema, bytes).kind).toBe('refused');
      },
    ),
    { numRuns: runs(200) },
  );
});

test('what is damaged before its checksum was made is rejected too', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), fc.nat(200), (junk, keep) => {
      const body = packStock(index).slice(9);
      const bytes = Uint8Array.from([...body.slice(0, keep), ...junk]);
      let sum = 0x811c9dc5;
      for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
      const head = new Uint8Array(9);
      head.set([0x4d, 0x4b, 0x53, 0x49, 1]);
      new DataView(head.buffer).setUint32(5, sum >>> 0, true);
      const { kind } = unpackStock(schema, Uint8Array.from([...head, ...bytes]));
      expect(['refused', 'unpacked']).toContain(kind);
    }),
    { numRuns: runs(200) },
  );
});
