import type { Call } from '@mawkib/api-clients';
import type { PublicBlock } from '@mawkib/api-clients/contracts/content';
import { getListingRetailers, getVehicle, listVehicles } from '@mawkib/api-clients/contracts/stock';
import { presetSettings } from '@mawkib/core/deployment';
import { createSettings } from '@mawkib/core/settings';
import { expect, it, vi } from 'vitest';
import {
  listingOf,
  namePublicationLists,
  stockListing,
  withPublicationLists,
} from './stock-listing.server.ts';

const key = 'stock_locator.publication_lists';

/** Settings with own publication lists, and the reported problems. */
function settingsWith(value?: string, environment: readonly string[] = ['env-a', 'env-b']) {
  const warn = vi.fn();
  const rows = value === undefined ? [] : [{ key, value }];
  const presets = presetSettings({ [key]: environment });
  return { settings: createSettings(presets, rows, { warn, error: warn }), warn };
}

/** Requested paths of the stock service for a call with these settings. */
async function requested(value?: string, environment?: readonly string[]) {
  const call = vi.fn(async () => ({ data: [] }));
  const market = async () => settingsWith(value, environment);
  const services = withPublicationLists(call as unknown as Call, market);
  await services(listVehicles, { params: { listing: stockListing }, query: {} });
  await services(getVehicle, { params: { listing: stockListing, id: '7' }, query: {} });
  await services(getListingRetailers, { params: { id: stockListing }, query: {} });
  await services(listVehicles, { params: { listing: 'used' }, query: {} });
  const inputs = call.mock.calls as unknown as [unknown, { params: Record<string, string> }][];
  return inputs.map(([, { params }]) => params.listing ?? params.id);
}

it('publication lists that cannot be read are those of the environment, in requests too [S-8-17]', async () => {
  expect(await requested('["a",')).toEqual(['env-a,env-b', 'env-a,env-b', 'env-a,env-b', 'used']);
  expect(await requested('["a","b"]')).toEqual(['a,b', 'a,b', 'a,b', 'used']);
  const { settings, warn } = settingsWith('["a",');
  expect(listingOf(settings)).toBe('env-a,env-b');
  expect(warn).toHaveBeenCalledOnce();
});

it('without any list the whole stock is asked for', async () => {
  expect(await requested(undefined, [])).toEqual(['all', 'all', 'all', 'used']);
});

it('what is no id of a list is left out', () => {
  expect(listingOf(settingsWith('a, ../x, b').settings)).toBe('a,b');
  expect(listingOf(settingsWith('../x').settings)).toBe('all');
});

it("a block of the market's own list names its lists, for the browser; one of its own keeps it", () => {
  const blocks = [{ ci_key_list: '' }, { ci_key_list: ' all ' }, { ci_key_list: 'used' }, {}].map(
    (fields, index): PublicBlock => ({ id: `${index}`, template: 'x', fields, groups: [] }),
  );
  const lists = (value?: string, environment?: readonly string[]) =>
    namePublicationLists(blocks, settingsWith(value, environment).settings).map(
      ({ fields }) => fields.ci_key_list,
    );
  expect(lists('a,b')).toEqual(['a,b', 'a,b', 'used', undefined]);
  expect(lists(undefined, [])).toEqual(['', ' all ', 'used', undefined]);
});
