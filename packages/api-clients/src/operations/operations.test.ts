import { describe, expect, expectTypeOf, it } from 'vitest';
import * as contracts from '../contracts/index.js';
import type { Operation } from '../contracts/operation.js';
import type { InputOf, ResponseOf } from '../contracts/operation-types.js';
import * as entry from './index.js';
import type { OperationDescriptor } from './operation-descriptor.js';

const descriptors: Readonly<Record<string, OperationDescriptor>> = { ...entry };
const operations = Object.fromEntries(
  Object.entries<unknown>(contracts).filter(
    (found): found is [string, Operation] =>
      typeof found[1] === 'object' && found[1] !== null && 'parts' in found[1],
  ),
);
/** Descriptors that no `Call` uses: the bytes of a stock snapshot, and an event stream. */
const withoutContract = ['getListingSnapshot', 'watchListing'];

describe('descriptors', () => {
  it('have the name of their id, and a contract of the same name', () => {
    for (const [name, { id }] of Object.entries(descriptors)) expect(id).toBe(name);
    expect([...Object.keys(operations), ...withoutContract].sort()).toEqual(
      Object.keys(descriptors).sort(),
    );
  });

  it.each(Object.entries(operations))('%s states where its operation goes', (name, operation) => {
    expect(operation).toMatchObject(descriptors[name] ?? {});
  });

  it('are plain data', () => {
    expect(JSON.parse(JSON.stringify(descriptors))).toEqual(descriptors);
  });

  it('have the types of their contracts', () => {
    expectTypeOf<InputOf<typeof entry.checkSearches>>().toEqualTypeOf<
      InputOf<typeof contracts.checkSearches>
    >();
    expectTypeOf<ResponseOf<typeof entry.listVehicles>>().toEqualTypeOf<
      ResponseOf<typeof contracts.listVehicles>
    >();
    expectTypeOf<ResponseOf<typeof entry.watchListing>>().toBeNever();
  });
});
