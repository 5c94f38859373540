import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { normaliseName } from '../locale/index.js';
import type { JsonResponse } from '../resource/json-response.js';
import { createOffers, readOffers } from './create-offers.js';

const url = 'https://market.example/offers';
const answering = (body: unknown, status = 200) =>
  vi.fn(async (): Promise<JsonResponse> => ({ status, body }));
const watched = () => ({ warn: vi.fn(), error: vi.fn() });

describe('createOffers', () => {
  it('loads once, however many ask and however often [S-4-32] [B-7-09]', async () => {
    const listed = [{ car_model_key: 'defender_110', price: 1 }, { price: 2 }];
    const get = answering([...listed, {}]);
    const offers = createOffers({ url, get, logger: watched() });
    const states = [offers.getState().status];
    offers.subscribe(({ status }) => states.push(status));
    await Promise.all([offers.load(), offers.load()]);
    await offers.load();
    expect(get.mock.calls).toEqual([[url]]);
    expect(states).toEqual(['unfetched', 'fetching', 'fetched']);
    expect(offers.getState().value).toEqual([listed[0], { car_model_key: '', price: 2 }]);
  });

  it('loads nothing when offers are present already [S-4-32]', async () => {
    const get = answering([]);
    const known = [{ car_model_key: 'xe' }];
    const offers = createOffers({ url, get, logger: watched(), known });
    expect(await offers.load()).toBe(known);
    expect(get).not.toHaveBeenCalled();
  });

  it('finds an offer by any spelling of its model [S-3-33] [B-0-13]', async () => {
    expect(normaliseName(' Range Rover Sport ')).toBe('range_rover_sport');
    const body = [
      { car_model_key: 'Range_Rover_Sport', n: 2 },
      { car_model_key: 'range_rover', n: 1 },
    ];
    const offers = createOffers({ url, get: answering(body), logger: watched() });
    expect(offers.find('Range Rover')).toBeUndefined();
    await offers.load();
    expect(offers.find('Range Rover')).toMatchObject({ n: 1 });
    expect(offers.find(' RANGE ROVER SPORT ')).toMatchObject({ n: 2 });
    expect([offers.find('Defender'), offers.find(''), offers.find('constructor')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('reports that its address is missing, and takes a text as no offers [B-0-13]', async () => {
    const logger = watched();
    const get = answering('<html>{"car_model_key":"xe"}</html>');
    expect(await createOffers({ url: ' ', get, logger }).load()).toEqual([]);
    expect(logger.warn.mock.calls).toEqual([['Missing api url: mena.offers_api_url']]);
    expect(get).not.toHaveBeenCalled();
    expect(await createOffers({ url, get, logger }).load()).toEqual([]);
    expect(get).toHaveBeenCalledTimes(1);
    expect(logger.error).not.toHaveBeenCalled();
  });

  it('has none after a failure, which is logged once [B-8-15]', async () => {
    for (const get of [
      answering([{ car_model_key: 'xe' }], 500),
      vi.fn().mockRejectedValue(new Error('down')),
    ]) {
      const logger = watched();
      const offers = createOffers({ url, get, logger });
      await Promise.all([offers.load(), offers.load()]);
      expect(offers.getState()).toEqual({ status: 'fetched', value: [], failed: true });
      expect(logger.error.mock.calls.map(([line]) => line)).toEqual([
        'Offers could not be fetched',
      ]);
    }
  });
});

describe('readOffers', () => {
  it('keeps arbitrary properties, also of resources under data [S-3-33]', () => {
    const attributes = { car_model_key: ' xe ', price: { from: 1, texts: ['a'] } };
    expect(readOffers({ data: [{ id: '7', type: 'offer', attributes }] })).toEqual([
      { id: '7', type: 'offer', car_model_key: 'xe', price: { from: 1, texts: ['a'] } },
    ]);
    expect(readOffers([{ title: 'Cap' }, {}, null, 'x', []])).toEqual([
      { title: 'Cap', car_model_key: '' },
    ]);
  });

  it('never throws, and bounds what it keeps', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (body) => {
        for (const it of [body, [body], { data: [body] }]) {
          for (const offer of readOffers(it)) expect(typeof offer.car_model_key).toBe('string');
        }
      }),
    );
    expect(readOffers(Array(5000).fill({ car_model_key: 'xe' }))).toHaveLength(1000);
    const [offer] = readOffers([{ car_model_key: 'xe', text: 'x'.repeat(1_000_000) }]);
    expect(offer?.text).toHaveLength(10_000);
  });

  it('lets no prototype key pass', () => {
    const body = JSON.parse(
      '[{"car_model_key":"xe","__proto__":{"bad":1},"a":{"constructor":{"prototype":{"bad":1}}}}]',
    );
    const [offer] = readOffers(body);
    expect(offer).toEqual({ car_model_key: 'xe', a: {} });
    expect(Object.getPrototypeOf(offer)).toBe(Object.prototype);
    expect(({} as { bad?: number }).bad).toBeUndefined();
  });
});
