import { expect, it } from 'vitest';
import { getListingSnapshot, watchListing } from '../operations/generated/descriptors.js';
import { operationUrl, signInUrl } from './operation-url.js';

const params = { listing: 'main' };

it('writes the address of an operation, at its service or at a base', () => {
  expect(operationUrl(watchListing, { params })).toBe(
    '/services/stock/public_api/listing/main/changes',
  );
  const query = { lang: 'ar', v: '1' };
  expect(operationUrl(getListingSnapshot, { params, query }, 'https://stock.example')).toBe(
    'https://stock.example/public_api/listing/main/snapshot?lang=ar&v=1',
  );
  expect(() => operationUrl(watchListing, { params: { listing: '..' } })).toThrow(
    expect.objectContaining({ kind: 'contract', operation: 'watchListing' }),
  );
});

it('comes back from the sign-in to where it was', () => {
  expect(signInUrl('/ar/cms?a=b&c')).toBe(
    '/services/identity/sign-in?return_to=%2Far%2Fcms%3Fa%3Db%26c',
  );
});
