import { describe, expect, it, vi } from 'vitest';
import type { JsonResponse } from '../resource/json-response.js';
import { createDynamicContent } from './create-dynamic-content.js';
import { createExternalStockList } from './create-external-stock-list.js';
import { createModelLists } from './create-model-lists.js';
import { createOffers } from './create-offers.js';
import { resolveContent, type Strategy } from './strategy.js';

const addresses = {
  offers: 'https://market.example/offers',
  stock: 'https://market.example/stock',
  lists: 'https://stock.example/public_api/dynamic_content/u-a,u-b',
};
const bodies: Record<string, unknown> = {
  [addresses.offers]: [
    { car_model_key: 'defender_110', kind: 'new', year: 2026 },
    { car_model_key: 'F-PACE', kind: 'used' },
  ],
  [addresses.stock]: [{ 'F-PACE': 1 }, { xe: 2 }],
  [addresses.lists]: { 'u-a': ['Defender 110'], 'u-b': ['XE'] },
};

function setup(
  response: (url: string) => Promise<JsonResponse> = async (url) => ({
    status: 200,
    body: bodies[url],
  }),
) {
  const get = vi.fn(response);
  const logger = { warn: vi.fn(), error: vi.fn() };
  const common = { get, logger };
  const content = createDynamicContent({
    offers: createOffers({ url: addresses.offers, ...common }),
    externalStockList: createExternalStockList({ url: addresses.stock, ...common }),
    lists: createModelLists({
      apiUrl: 'https://stock.example',
      lists: { A: 'u-a', B: 'u-b' },
      ...common,
    }),
    logger,
  });
  const shown = (key: string, value: string, path = '/ar/news') =>
    content.isVisible({ key, value }, path);
  return { content, get, logger, shown };
}
const all: Strategy[] = ['offers', 'external_stock_list', 'A'].map((key) => ({ key, value: 'xe' }));
const fetched = async () => {
  const made = setup();
  await made.content.ready(all);
  return made;
};

describe('createDynamicContent', () => {
  it('goes from unfetched over fetching to fetched, each once [B-4-16]', async () => {
    const { content } = setup();
    const seen = [content.getState().offers];
    content.subscribe(({ offers }) => {
      if (seen.at(-1) !== offers) seen.push(offers);
    });
    await content.ready(all);
    await content.ready(all);
    expect(seen).toEqual(['unfetched', 'fetching', 'fetched']);
    expect(content.getInitialState().offers).toBe('unfetched');
  });

  it('shows content until what it needs is fetched and the check fails [B-4-17]', async () => {
    let response: (response: JsonResponse) => void = () => {};
    const { content, shown } = setup(() => new Promise((resolve) => (response = resolve)));
    expect(shown('external_stock_list', 'defender')).toBe(true);
    const ready = content.ready([{ key: 'external_stock_list', value: 'defender' }]);
    expect(shown('external_stock_list', 'defender')).toBe(true);
    response({ status: 200, body: [{ xe: 1 }] });
    await ready;
    expect([shown('external_stock_list', 'defender'), shown('external_stock_list', 'XE')]).toEqual([
      false,
      true,
    ]);
  });

  it('asks each source once for all blocks and routes, and only the sources needed [B-4-24]', async () => {
    const { content, get, shown } = setup();
    const block = { key: 'A', value: 'xe' };
    await Promise.all([content.ready([block, block]), content.ready([block])]);
    await content.ready([{ key: 'B', value: 'xe' }]);
    expect([shown('A', 'xe', '/ar/defender'), shown('B', 'xe', '/ar/discovery')]).toEqual([
      false,
      true,
    ]);
    expect(get.mock.calls).toEqual([[addresses.lists]]);
  });

  it('asks for nothing when nothing is needed', async () => {
    const { content, get } = setup();
    await content.ready([
      null,
      undefined,
      { key: 'brand_from_url', value: 'defender' },
      { key: 'offers', value: '' },
      { key: ' ', value: 'x' },
    ]);
    expect(get).not.toHaveBeenCalled();
  });

  it('passes without a strategy, a key or a value [B-5-08]', async () => {
    const { content } = await fetched();
    const open = [undefined, null, { key: '', value: 'x' }, { key: 'offers', value: ' ' }];
    for (const it of [...open, { value: 'x' } as Strategy, { key: 'A' } as Strategy]) {
      expect(content.isVisible(it, '/ar')).toBe(true);
    }
  });

  it('follows the brand of the path, discovery by default [S-2-32] [B-5-09] [B-5-10]', () => {
    const { shown } = setup();
    const on = (path: string, ...values: string[]) =>
      values.map((value) => shown('brand_from_url', value, path));
    expect(on('/ar/range-rover/x', 'Range Rover', 'range-rover', 'defender')).toEqual([
      true,
      true,
      false,
    ]);
    expect(on('/', 'discovery', 'defender')).toEqual([true, false]);
    expect(on('/ar/offers', 'Discovery')).toEqual([true]);
    expect(on('/ar/defender/110', 'Defender', 'any_lr', 'any_jag')).toEqual([true, true, false]);
    expect(on('/ar/jaguar', 'any_jag', 'f-pace', 'any_lr')).toEqual([true, false, false]);
  });

  it('shows by offers when one offer has every field [B-5-11]', async () => {
    const { shown } = await fetched();
    expect(shown('offers', 'car_model_key=Defender 110&kind=New')).toBe(true);
    expect(shown('offers', 'car_model_key=defender_110&kind=used')).toBe(false);
    expect(shown('offers', '{"car_model_key":"defender","year":"2026"}')).toBe(true);
    expect(shown('offers', '{"car_model_key":"f_pace","year":"2026"}')).toBe(false);
  });

  it('hides by offers when there are none, and shows the fallback [B-5-12]', async () => {
    const { content } = setup(async () => ({ status: 200, body: [] }));
    const dc_strategy: Strategy = { key: 'offers', value: 'kind=new', fallback: 'No offers' };
    await content.ready([dc_strategy]);
    const check = (it: Strategy) => content.isVisible(it, '/ar');
    expect(resolveContent({ dc_strategy }, check)).toBe('No offers');
  });

  it('shows by the external stock list when the model is in it [B-5-13]', async () => {
    const { shown } = await fetched();
    expect(
      ['F-PACE', 'f_pace', 'xe', 'any_jag', 'defender', '__proto__'].map((value) =>
        shown('external_stock_list', value),
      ),
    ).toEqual([true, true, true, true, false, false]);
  });

  it('shows by the list of a product when the model is in that list [B-5-14] [B-5-15]', async () => {
    const { shown } = await fetched();
    expect([shown('A', 'defender_110'), shown('B', 'defender_110')]).toEqual([true, false]);
    expect([shown('a', 'Defender'), shown('B', 'xe'), shown('A', 'xe')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each([
    ['brand_from_url', 'discovery', 'defender'],
    ['offers', 'kind=new', 'kind=gone'],
    ['external_stock_list', 'xe', 'xf'],
    ['A', 'defender', 'xf'],
  ])('knows the key %s [B-5-28]', async (key, passing, failing) => {
    const { logger, shown } = await fetched();
    expect([shown(key, passing), shown(key, failing)]).toEqual([true, false]);
    expect(logger.warn).not.toHaveBeenCalled();
  });

  it('fails an unknown key once fetched and reports it once [B-5-28]', async () => {
    const { content, logger, shown } = setup();
    expect(shown('leads', 'xe')).toBe(true);
    for (const key of ['leads', '__proto__', 'constructor']) {
      await content.ready([{ key, value: 'xe' }]);
      expect([shown(key, 'xe'), shown(key, 'other')]).toEqual([false, false]);
    }
    expect(logger.warn.mock.calls.map(([line]) => line)).toEqual([
      'Unknown dynamic-content strategy: leads',
      'Unknown dynamic-content strategy: __proto__',
      'Unknown dynamic-content strategy: constructor',
    ]);
  });

  it('fails a value of offers that cannot be read and reports it once', async () => {
    const { logger, shown } = await fetched();
    expect([shown('offers', '{"kind"'), shown('offers', '{"kind"')]).toEqual([false, false]);
    expect(logger.warn.mock.calls).toEqual([
      ['Invalid value of the dynamic-content strategy offers: {"kind"'],
    ]);
  });

  it.each(all)(
    'treats content as unavailable after a failure of $key, logged once and not repeated [B-8-15] [B-8-16] [B-8-24]',
    async (strategy) => {
      const { content, get, logger } = setup(async () => {
        throw new Error('down');
      });
      const item = { dc_strategy: { ...strategy, fallback: 'Instead' } };
      await Promise.all([content.ready([strategy]), content.ready([strategy])]);
      await content.ready([strategy]);
      expect(Object.values(content.getState())).toContain('fetched');
      const shown = (path: string) => resolveContent(item, (it) => content.isVisible(it, path));
      expect([shown('/ar'), shown('/ar/defender')]).toEqual(['Instead', 'Instead']);
      expect(
        resolveContent({ dc_strategy: strategy }, (it) => content.isVisible(it, '/')),
      ).toBeUndefined();
      expect([get.mock.calls.length, logger.error.mock.calls.length]).toEqual([1, 1]);
      expect(logger.warn).not.toHaveBeenCalled();
    },
  );
});
