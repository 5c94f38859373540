import { createFetchCall } from '@mawkib/api-clients/fetch';
import { expect, it, vi } from 'vitest';
import { marketWith } from '../market-data/market.fixture.ts';
import { loadShowroomData } from './load-showroom-data.server.ts';

const entry = (config_type: string, ...items: object[]) => ({ config_type, data: { items } });
const note = (title: string, html: string) => ({ type: 'html', title, html });
const retailer = (dealer_code: string) => ({ name: dealer_code, dealer_code, zip_code: '20045' });

/** Data of a vehicle's page, and the requests for it. */
async function load(responses: Record<string, unknown>, settings = {}) {
  const requested: string[] = [];
  const headers: (string | null)[] = [];
  const fetch = vi.fn(async (url: string | URL | Request, init?: RequestInit) => {
    if (String(url).includes('company_config')) {
      headers.push(new Headers(init?.headers).get('company-config'));
    }
    const { pathname, search } = new URL(String(url));
    requested.push(decodeURIComponent(`${pathname}${search}`.replaceAll('+', ' ')));
    const name = pathname.includes('company_config') ? 'config' : 'retailers';
    return name in responses
      ? Response.json({ data: responses[name] })
      : new Response('{}', { status: 500 });
  });
  const call = createFetchCall({ origin: 'https://market.example', fetch: fetch as never });
  const vehicle = {
    nameplate_brand_name: 'Land Rover',
    owner_dealer_code: 'MKAJM01',
    financing_options: ['cash'],
  };
  const log = vi.fn();
  const site = { call, log, market: async () => marketWith(settings) };
  const facts = await loadShowroomData(site as never, vehicle as never, 'ar');
  return { requested: requested.sort(), headers, facts, log };
}

it('asks for the types of the showroom in all sections, and for the retailers of the brand [S-7-12]', async () => {
  const { requested, facts } = await load({
    config: [
      entry('additional', note('الضمان', '<p>خمس سنوات<script>x()</script></p>')),
      entry('cash', note('السعر', '<p>مع الضريبة</p>'), { type: 'table' }),
      entry('lease', note('التأجير', '<p>لا يظهر</p>')),
      { config_type: 'additional', data: null },
    ],
    retailers: [retailer('MKDXB01'), retailer('MKAJM01')],
  });
  expect(requested).toEqual([
    '/services/stock/public_api/company_config/all?config_type=additional,cash,lease,subscription,order_online&lang=ar',
    '/services/stock/public_api/listing/all/retailers?lang=ar&filter[brands_name_eq]=Land Rover&sort=name',
  ]);
  const { sections, finance } = facts.content;
  expect(sections.map(({ type }) => type)).toEqual(['cash', 'lease', 'additional']);
  expect(sections.at(-1)?.items).toEqual([note('الضمان', '<p>خمس سنوات</p>')]);
  expect(finance?.states).toContain('approved');
  expect(facts.retailer).toMatchObject({ dealer_code: 'MKAJM01', zip_code: '20045' });
});

it('takes orders unless the market reports that it does not', async () => {
  expect((await load({ config: [entry('cash')] })).facts.reserves).toBe(true);
  const closed = { config_type: 'order_online', data: { enabled: false } };
  expect((await load({ config: [closed] })).facts.reserves).toBe(false);
  expect((await load({})).facts.reserves).toBe(true);
});

it('names the company that its settings name, else the default one', async () => {
  expect((await load({})).headers).toEqual(['default']);
  const { headers } = await load({}, { 'stock_locator.company_config': 'jlr-ae' });
  expect(headers).toEqual(['jlr-ae']);
});

it('does without what cannot be had, and reports it in the log [S-8-18]', async () => {
  const { facts, log } = await load({});
  expect(facts.retailer).toBeNull();
  expect(facts.content.sections).toEqual([]);
  expect(log.mock.calls.map(([, message]) => message).sort()).toEqual([
    'Retailers could not be loaded',
    'Showroom configuration could not be loaded',
  ]);
});
