import { type Call, ServiceError } from '@mawkib/api-clients';
import type { PublicBlock } from '@mawkib/api-clients/contracts/content';
import { createFetchCall } from '@mawkib/api-clients/fetch';
import { withoutIsolates } from '@mawkib/core/locale';
import { createSettings, siteSettings } from '@mawkib/core/settings';
import { catalogue } from '@mawkib/demo-market/catalogue';
import { describe, expect, it, vi } from 'vitest';
import type { Market } from '../context/market.ts';
import { createMarketContent } from './create-market-content.server.ts';
import { showBlocks } from './show-blocks.server.ts';

type Responses = Partial<
  Record<'getOffers' | 'getDynamicContent' | 'getVehicleSpecs', () => Promise<unknown>>
>;

/** A market with an offer for the Defender 110, which a list of used cars has too. */
function market(responses: Responses = {}) {
  let time = 0;
  const answersOf: Record<string, (params: { id: string }) => Promise<unknown>> = {
    getOffers: async () => ({ data: [{ car_model_key: 'defender_110', title: 'June' }] }),
    getDynamicContent: async () => ({ data: { 'u-1': ['Defender 110'] } }),
    getVehicleSpecs: async ({ id }) => {
      if (id !== 'defender_110') throw new ServiceError('http', 'gone', { status: 404 });
      return { data: [{ key: 'price', label: 'Price', value: 315_000 }] };
    },
    ...responses,
  };
  const call = vi.fn(async ({ id }: { id: string }, { params }: { params: { id: string } }) =>
    answersOf[id]?.(params),
  );
  const logger = { warn: vi.fn(), error: vi.fn() };
  const rows = [
    { key: 'mena.offers_api_url', value: '/services/content/offers' },
    { key: 'dynamic_content.api_base_url', value: '/services/stock' },
    { key: 'dynamic_content.lists', value: '{"used":"u-1"}' },
  ];
  const settings = createSettings(siteSettings, rows, logger);
  const store = createMarketContent({
    call: call as unknown as Call,
    market: async () => ({ settings }) as unknown as Market,
    logger,
    now: () => time,
    timeLimit: 20,
  });
  return {
    call,
    logger,
    store,
    requested: () =>
      call.mock.calls.map(([{ id }, { params }]) =>
        [id, params && Object.values(params)[0]].filter(Boolean).join(' '),
      ),
    pass: (ms: number) => {
      time += ms;
    },
    show: (path: string, ...blocks: object[]) =>
      showBlocks(resolved(...blocks), { catalogue, locale: 'en', path }, store),
  };
}

const snippet = (id: string, title: string, dc_strategy?: object) => ({
  id,
  template: 'snippet',
  version: 1,
  fields: { title: { en: title, ar: title }, ...(dc_strategy && { dc_strategy }) },
  groups: [],
});
const resolved = (...blocks: object[]) =>
  catalogue.resolve(blocks, { locale: 'en', now: new Date() }) as PublicBlock[];
const titles = ({ blocks }: { blocks: PublicBlock[] }) => blocks.map(({ fields }) => fields.title);
const offers = { key: 'offers', value: 'car_model_key=Defender' };

/** A market with these lists over a stock service that responds so to every request. */
function overHttp(lists: Record<string, string>, respond: () => Response) {
  const requested: string[] = [];
  const fetch = async (url: string | URL | Request) => {
    requested.push(decodeURIComponent(new URL(String(url)).pathname));
    return respond();
  };
  const logger = { warn: vi.fn(), error: vi.fn() };
  const rows = [
    { key: 'dynamic_content.api_base_url', value: '/services/stock' },
    { key: 'dynamic_content.lists', value: JSON.stringify(lists) },
  ];
  const settings = createSettings(siteSettings, rows, logger);
  const store = createMarketContent({
    call: createFetchCall({ origin: 'https://market.example', fetch }),
    market: async () => ({ settings }) as unknown as Market,
    logger,
  });
  const show = (...blocks: object[]) =>
    showBlocks(resolved(...blocks), { catalogue, locale: 'en', path: '/' }, store);
  return { requested, logger, show };
}
const never = () => new Promise(() => {});
const down = async () => {
  throw new ServiceError('http', 'down', { status: 502 });
};

describe('the blocks of a page', () => {
  it('are given back as they are when nothing depends on anything, and nothing is fetched', async () => {
    const { show, call } = market();
    const blocks = resolved(snippet('a', 'A'));
    const { store } = market();
    expect((await showBlocks(blocks, { catalogue, locale: 'en', path: '/' }, store)).blocks).toBe(
      blocks,
    );
    await show(
      '/',
      snippet('a', 'A'),
      snippet('b', 'B', { key: 'brand_from_url', value: 'jaguar' }),
    );
    expect(call).not.toHaveBeenCalled();
  });

  it('follow the brand of the path', async () => {
    const { show } = market();
    const blocks = ['defender', 'discovery', 'jaguar'].map((brand) =>
      snippet(brand, brand, { key: 'brand_from_url', value: brand, fallback: `No ${brand}` }),
    );
    expect(titles(await show('/defender/110', ...blocks))).toEqual([
      'defender',
      'No discovery',
      'No jaguar',
    ]);
    expect(titles(await show('/news', ...blocks))).toEqual([
      'No defender',
      'discovery',
      'No jaguar',
    ]);
  });

  it('follow offers and lists, each asked for once by all pages of a minute', async () => {
    const { show, requested } = market();
    const blocks = [
      snippet('a', 'A', offers),
      snippet('b', 'B', { key: 'offers', value: 'jaguar' }),
      snippet('c', 'C', { key: 'used', value: 'defender_110' }),
      snippet('d', 'D', { key: 'used', value: 'xe' }),
    ];
    const shown = await Promise.all([show('/', ...blocks), show('/x', ...blocks)]);
    expect(shown.map(titles)).toEqual([
      ['A', 'C'],
      ['A', 'C'],
    ]);
    expect(shown.map(({ isComplete }) => isComplete)).toEqual([true, true]);
    expect(requested().sort()).toEqual(['getDynamicContent u-1', 'getOffers']);
  });

  it('follow the models of each list, which one request names by uuid [S-7-10] [B-7-06]', async () => {
    const names = { 'u-1': ['F-PACE'], 'u-2': ['Range Rover Sport'] };
    const { show, requested } = overHttp({ used: 'u-1', demo: 'u-2' }, () =>
      Response.json({ data: names }),
    );
    const shown = await show(
      ...['used', 'demo'].flatMap((list) =>
        ['f_pace', 'range_rover_sport', 'xe'].map((model) =>
          snippet(`${list}-${model}`, `${list} ${model}`, { key: list, value: model }),
        ),
      ),
    );
    expect(titles(shown)).toEqual(['used f_pace', 'demo range_rover_sport']);
    expect(requested).toEqual(['/services/stock/public_api/dynamic_content/u-1,u-2']);
  });

  it.each([204, 500])(
    'are hidden when their list is answered with %d, which is logged [S-7-10] [B-7-07]',
    async (status) => {
      const { show, logger } = overHttp({ used: 'u-1' }, () => new Response(null, { status }));
      const block = snippet('a', 'A', { key: 'used', value: 'f_pace' });
      expect(titles(await show(block))).toEqual([]);
      expect(logger.error.mock.calls.map(([line]) => line)).toEqual([
        'Dynamic-content lists could not be fetched',
      ]);
    },
  );

  it('are visible while a source takes too long, and such a page is not kept', async () => {
    const { show } = market({ getOffers: never });
    const slide = snippet('a', 'A', { key: 'offers', value: 'jaguar' });
    const { isComplete, ...shown } = await show('/', slide);
    expect([titles(shown), isComplete]).toEqual([['A'], false]);
  });

  it('are hidden when a source fails, said once', async () => {
    const { show, logger, pass, call } = market({ getOffers: down });
    expect(titles(await show('/', snippet('a', 'A', { ...offers, fallback: 'Soon' })))).toEqual([
      'Soon',
    ]);
    for (let minute = 0; minute < 3; minute += 1) {
      pass(61_000);
      await show('/', snippet('a', 'A', offers));
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(call).toHaveBeenCalledTimes(4);
    expect(logger.error.mock.calls.map(([line]) => line)).toEqual(['Offers could not be fetched']);
  });

  it('show the last known content while it is refreshed after a minute', async () => {
    const { show, pass, call } = market({
      getOffers: async () => ({ data: [{ car_model_key: 'xe' }] }),
    });
    const block = snippet('a', 'A', { key: 'offers', value: 'xe' });
    await show('/', block);
    pass(61_000);
    call.mockImplementationOnce(never);
    expect(await show('/', block)).toMatchObject({ isComplete: true });
    expect(call).toHaveBeenCalledTimes(2);
    expect(titles(await show('/', block))).toEqual(['A']);
  });

  it('carry specs in place of price tags, by car key [S-5-24]', async () => {
    const { show, requested } = market();
    const tag =
      'From {price:defender_110:price}{price:gone:price}{price:defender_110}{price::price}';
    const shown = await show('/', snippet('a', tag), snippet('b', tag));
    expect(titles(shown)).toEqual(['From AED 315,000', 'From AED 315,000']);
    expect(requested()).toEqual(['getVehicleSpecs defender_110', 'getVehicleSpecs gone']);
    expect(withoutIsolates(JSON.stringify(shown.blocks))).not.toContain('{price:');
  });

  it('carry figures of an offer in place of offer tags; a text without its figure is blank', async () => {
    const offer = {
      ...{ id: 'xe-now', car_model_key: 'xe', price: 189_000, months: 60 },
      ...{ down_payment_percent: 20, ends_on: '2026-12-31', currency: 'AED' },
    };
    const { show } = market({ getOffers: async () => ({ data: [offer] }) });
    const shown = await show(
      '/',
      snippet('a', 'From {offer:xe-now:price}, {offer:xe-now:down_payment_percent} down'),
      snippet('b', 'Until {offer:xe-now:ends_on}'),
      snippet('c', 'From {offer:xe-now:monthly_price} a month'),
      snippet('d', 'From {offer:gone:price}'),
    );
    expect(titles(shown)).toEqual(['From AED 189,000, 20% down', 'Until 31 December 2026', '', '']);
  });

  it('hold no address that runs where a spec stands inside a link', async () => {
    const { show } = market({
      getVehicleSpecs: async () => ({
        data: [{ key: 'link', label: 'Link', value: 'javascript:alert(1)' }],
      }),
    });
    const tag = '<a href="{price:defender_110:link}">Terms</a>';
    expect(titles(await show('/', snippet('a', tag)))).toEqual(['<a>Terms</a>']);
  });

  it('hold slides of an offer that is there, with its data', async () => {
    const slide = (id: string, offer_key: string) => ({ id, fields: { offer_key } });
    const hero = {
      id: 'h',
      template: 'hero-carousel',
      version: 1,
      fields: {},
      groups: [slide('a', 'Defender 110'), slide('b', 'xe')],
    };
    const { show } = market();
    const { blocks } = await show('/', hero);
    expect(blocks[0]?.groups.map(({ fields }) => fields.title)).toEqual(['June']);
    const slow = market({ getOffers: never });
    expect((await slow.show('/', hero)).blocks[0]?.groups).toHaveLength(2);
  });
});
