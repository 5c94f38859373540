import { describe, expect, expectTypeOf, it } from 'vitest';
import { allOperations } from '../contracts/generated/all-operations.js';
import type { InputOf, ResponseOf } from '../contracts/operation-types.js';
import type { listVehicles } from '../contracts/stock/listings.js';
import type { checkSearches } from '../contracts/stock/searches.js';
import * as entry from './generated/descriptors.js';
import type { OperationDescriptor } from './operation-descriptor.js';

const descriptors: Readonly<Record<string, OperationDescriptor>> = { ...entry };
/** Descriptors that no `Call` uses: the bytes of a stock snapshot, and an event stream. */
const withoutContract = ['getListingSnapshot', 'watchListing'];

describe('descriptors', () => {
  it('have the name of their id, and a contract of the same name', () => {
    for (const [name, { id }] of Object.entries(descriptors)) expect(id).toBe(name);
    expect([...allOperations.map(({ id }) => id), ...withoutContract].sort()).toEqual(
      Object.keys(descriptors).sort(),
    );
  });

  it.each(allOperations.map((operation) => [operation.id, operation] as const))(
    '%s states where its operation goes',
    (id, operation) => {
      expect(operation).toMatchObject(descriptors[id] ?? {});
    },
  );

  it('are plain data', () => {
    expect(JSON.parse(JSON.stringify(descriptors))).toEqual(descriptors);
  });

  it('have the types of their contracts', () => {
    expectTypeOf<InputOf<typeof entry.checkSearches>>().toEqualTypeOf<
      InputOf<typeof checkSearches>
    >();
    expectTypeOf<ResponseOf<typeof entry.listVehicles>>().toEqualTypeOf<
      ResponseOf<typeof listVehicles>
    >();
    expectTypeOf<ResponseOf<typeof entry.watchListing>>().toBeNever();
  });
});
