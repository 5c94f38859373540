import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createCall, type Transport } from '../call.js';
import { getPageByPath } from '../contracts/content/public-pages.js';
import { getSettings } from '../contracts/content/settings-and-metaheads.js';
import { createOrder } from '../contracts/purchase/orders.js';
import { getCompanyConfig, getDynamicContent } from '../contracts/stock/company-configs.js';
import { listVehicles } from '../contracts/stock/listings.js';
import { withParsedInput } from './with-parsed-input.js';

function recording() {
  const transport = vi.fn<Transport>(async () => ({ data: [], meta: {} }));
  const call = withParsedInput(createCall(transport, { validate: false }));
  return { call, transport, sent: () => transport.mock.calls.at(-1)?.[1] };
}
const headers = { 'Company-Config': 'ae' };

describe('withParsedInput', () => {
  it('sends what the contract makes of the input', async () => {
    const { call, sent } = recording();
    await call(getCompanyConfig, { params: {}, headers, query: { config_type: ['a', 'b'] } });
    expect(sent()).toEqual({
      params: { section: 'all' },
      headers,
      query: { config_type: 'a,b' },
    });
    await call(getDynamicContent, { params: { lists: ['a', 'b'] } });
    expect(sent()).toEqual({ params: { lists: 'a,b' } });
    await call(getSettings, {});
    expect(sent()).toEqual({});
  });

  it('asks for a language only where someone does', async () => {
    const { call, sent } = recording();
    const params = { path: 'a' };
    await call(getPageByPath, { params, query: {} });
    expect(sent()).toEqual({ params, query: {} });
    await call(getPageByPath, { params, query: {} }, { locale: 'en' });
    expect(sent()).toEqual({ params, query: { locale: 'en' } });
    await call(getPageByPath, { params, query: { locale: 'ar' } }, { locale: 'en' });
    expect(sent()).toEqual({ params, query: { locale: 'ar' } });
    await call(getSettings, {}, { locale: 'en' });
    expect(sent()).toEqual({});
  });

  it('rejects before anything is sent, naming fields alone', async () => {
    const { call, transport } = recording();
    const body = { lock_id: 'hunter2', vehicle_id: '' } as never;
    const error = await call(createOrder, { body }).catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ name: 'ServiceError', kind: 'contract' });
    expect(String(error)).toMatch(/body\.lock_id: .*body\.vehicle_id: .*body\.vendor_uuid/);
    expect(String(error)).not.toContain('hunter2');
    expect(transport).not.toHaveBeenCalled();
  });

  it('sends the same when it is handed what it sent', async () => {
    const { call, sent } = recording();
    const query = fc.record(
      { items: fc.anything(), page: fc.anything(), sort: fc.string({ maxLength: 40 }) },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(query, async (given) => {
        const params = { listing: 'a' };
        await call(listVehicles, { params, query: given });
        const first = sent();
        await call(listVehicles, { params, query: first?.query as typeof given });
        expect(sent()).toEqual(first);
      }),
    );
  });
});
