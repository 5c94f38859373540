import { type Call, ServiceError } from '@mawkib/api-clients';
import type { PublicBlock } from '@mawkib/api-clients/contracts';
import { definitionOf } from '@mawkib/blocks/definitions';
import { resolvePage } from '@mawkib/blocks/model';
import type { Answer } from '@mawkib/core/dynamic-content';
import { withoutIsolates } from '@mawkib/core/locale';
import { createSettings, siteSettings } from '@mawkib/core/settings';
import { describe, expect, it, vi } from 'vitest';
import type { Market } from '../market/market.server.ts';
import { createMarketContent } from './dynamic-content.server.ts';
import { showBlocks } from './show-blocks.server.ts';

const offersUrl = 'https://market.example/offers';
const listsUrl = 'https://stock.example/public_api/dynamic_content/u-1';

/** A market with an offer for the Defender 110, which a list of used cars has too. */
function market(answers: Record<string, Answer | Promise<Answer>> = {}) {
  let time = 0;
  const answersOf: Record<string, Answer | Promise<Answer>> = {
    [offersUrl]: { status: 200, body: [{ car_model_key: 'defender_110', title: 'June' }] },
    [listsUrl]: { status: 200, body: { data: { 'u-1': ['Defender 110'] } } },
    ...answers,
  };
  const get = vi.fn(async (url: string) => answersOf[url] ?? { status: 404, body: null });
  const call = vi.fn(async (_operation: unknown, { params }: { params: { id: string } }) => {
    if (params.id !== 'defender_110') throw new ServiceError('http', 'gone', { status: 404 });
    return { data: [{ key: 'price', label: 'Price', value: 315_000 }] };
  });
  const logger = { warn: vi.fn(), error: vi.fn() };
  const rows = [
    { key: 'mena.offers_api_url', value: offersUrl },
    { key: 'dynamic_content.api_base_url', value: 'https://stock.example' },
    { key: 'dynamic_content.lists', value: '{"used":"u-1"}' },
  ];
  const settings = createSettings(siteSettings, rows, logger);
  const store = createMarketContent({
    call: call as unknown as Call,
    publicUrl: 'https://market.example',
    market: async () => ({ settings }) as unknown as Market,
    get,
    logger,
    now: () => time,
    timeLimit: 20,
  });
  return {
    get,
    call,
    logger,
    store,
    pass: (ms: number) => {
      time += ms;
    },
    show: (path: string, ...blocks: object[]) =>
      showBlocks(resolved(...blocks), { locale: 'en', path }, store),
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
  resolvePage(blocks, definitionOf, { locale: 'en', now: new Date() }) as PublicBlock[];
const titles = ({ blocks }: { blocks: PublicBlock[] }) => blocks.map(({ fields }) => fields.title);
const offers = { key: 'offers', value: 'car_model_key=Defender' };
const never = new Promise<Answer>(() => {});

describe('the blocks of a page', () => {
  it('are given back as they are when nothing depends on anything, and nothing is fetched', async () => {
    const { show, get, call } = market();
    const blocks = resolved(snippet('a', 'A'));
    const { store } = market();
    expect((await showBlocks(blocks, { locale: 'en', path: '/' }, store)).blocks).toBe(blocks);
    await show(
      '/',
      snippet('a', 'A'),
      snippet('b', 'B', { key: 'brand_from_url', value: 'jaguar' }),
    );
    expect([get.mock.calls, call.mock.calls]).toEqual([[], []]);
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
    const { show, get } = market();
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
    expect(get.mock.calls.map(([url]) => url).sort()).toEqual([offersUrl, listsUrl]);
  });

  it('are visible while a source takes too long, and such a page is not kept', async () => {
    const { show } = market({ [offersUrl]: never });
    const slide = snippet('a', 'A', { key: 'offers', value: 'jaguar' });
    const { isComplete, ...shown } = await show('/', slide);
    expect([titles(shown), isComplete]).toEqual([['A'], false]);
  });

  it('are hidden when a source fails, said once', async () => {
    const { show, logger, pass } = market({ [offersUrl]: { status: 500, body: null } });
    expect(titles(await show('/', snippet('a', 'A', { ...offers, fallback: 'Soon' })))).toEqual([
      'Soon',
    ]);
    pass(61_000);
    await show('/', snippet('a', 'A', offers));
    expect(logger.error.mock.calls.map(([line]) => line)).toEqual(['Offers could not be fetched']);
  });

  it('show what was known last while it is fetched anew after a minute', async () => {
    const answers = { [offersUrl]: { status: 200, body: [{ car_model_key: 'xe' }] } as Answer };
    const { show, pass, get } = market(answers);
    const block = snippet('a', 'A', { key: 'offers', value: 'xe' });
    await show('/', block);
    pass(61_000);
    get.mockImplementationOnce(() => never);
    expect(await show('/', block)).toMatchObject({ isComplete: true });
    expect(get).toHaveBeenCalledTimes(2);
    expect(titles(await show('/', block))).toEqual(['A']);
  });

  it('carry specs in place of price tags, by car key', async () => {
    const { show, call } = market();
    const tag = 'From {price:defender_110:price}{price:gone:price}{price:defender_110}';
    const shown = await show('/', snippet('a', tag), snippet('b', tag));
    expect(titles(shown)).toEqual(['From AED 315,000', 'From AED 315,000']);
    expect(call.mock.calls.map(([, { params }]) => params.id)).toEqual(['defender_110', 'gone']);
    expect(withoutIsolates(JSON.stringify(shown.blocks))).not.toContain('{price:');
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
    const slow = market({ [offersUrl]: never });
    expect((await slow.show('/', hero)).blocks[0]?.groups).toHaveLength(2);
  });
});

describe('addresses on this origin', () => {
  it('are answered by the services without the network', async () => {
    const call = vi.fn(async () => ({ data: [{ car_model_key: 'xe' }] }));
    const get = vi.fn();
    const logger = { warn: vi.fn(), error: vi.fn() };
    const rows = [{ key: 'mena.offers_api_url', value: '/services/content/offers' }];
    const settings = createSettings(siteSettings, rows, logger);
    const store = createMarketContent({
      call: call as unknown as Call,
      publicUrl: 'https://market.example',
      market: async () => ({ settings }) as unknown as Market,
      get,
      logger,
    });
    const { offers: found } = await store.settle('ar', { offers: true });
    expect(found.find('XE')).toMatchObject({ car_model_key: 'xe' });
    expect([get.mock.calls.length, call.mock.calls.length]).toEqual([0, 1]);
  });
});
