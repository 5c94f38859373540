import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { JsonResponse } from '../resource/json-response.js';
import { createModelLists, readProductLists } from './create-model-lists.js';

const setup = (body: unknown, { status = 200, lists = { A: 'u-1', 'Used cars': 'u-2' } } = {}) => {
  const get = vi.fn(async (_url: string): Promise<JsonResponse> => ({ status, body }));
  const logger = { warn: vi.fn(), error: vi.fn() };
  return {
    get,
    logger,
    make: (apiUrl?: string) => createModelLists({ apiUrl, lists, get, logger }),
  };
};
const api = 'https://stock.example/';

describe('createModelLists', () => {
  it('reads `data`, also where it is JSON as text [S-7-15]', async () => {
    const data = { 'u-1': ['f_pace'], 'u-2': [] };
    for (const body of [{ data }, { data: JSON.stringify(data) }, JSON.stringify({ data })]) {
      const lists = setup(body).make(api);
      expect(await lists.load()).toEqual({ a: ['f_pace'], used_cars: [] });
    }
    expect(await setup('plain').make(api).load()).toEqual({ a: [], used_cars: [] });
  });

  it.each([
    ['by uuid', { 'u-1': ['F-PACE'], 'u-2': ['Range Rover Sport', 'XE', 'xe'] }],
    [
      'entries',
      {
        data: [
          { id: 'u-2', models: ['Range Rover Sport', { name: 'XE' }] },
          { uuid: 'u-1', names: ['f_pace'] },
        ],
      },
    ],
    [
      'resources',
      {
        data: [
          { id: 'u-1', attributes: { models: ['F PACE'] } },
          { id: 'u-2', attributes: { models: ['xe', 'range-rover-sport'] } },
        ],
      },
    ],
  ])('asks once for all lists and keeps their names %s', async (_shape, body) => {
    const { get, logger, make } = setup(body);
    const lists = make(api);
    await Promise.all([lists.load(), lists.load()]);
    expect(get.mock.calls).toEqual([['https://stock.example/public_api/dynamic_content/u-1,u-2']]);
    expect(lists.getState().value).toEqual({
      a: ['f_pace'],
      used_cars: ['range_rover_sport', 'xe'],
    });
    expect([logger.warn, logger.error].flatMap((log) => log.mock.calls)).toEqual([]);
  });

  it('finds a list by its uuid in any case', async () => {
    const { make } = setup(
      { data: { 'u-1': ['xe'] } },
      { lists: { A: 'U-1', 'Used cars': 'u-2' } },
    );
    expect((await make(api).load()).a).toEqual(['xe']);
  });

  it('fails for every status but 200', async () => {
    for (const status of [201, 204, 301, 404, 500]) {
      const { logger, make } = setup({ 'u-1': ['xe'] }, { status });
      const lists = make(api);
      await lists.load();
      expect(lists.getState()).toMatchObject({ failed: true, value: { a: [], used_cars: [] } });
      expect(logger.error).toHaveBeenCalledTimes(1);
    }
  });

  it('reports that its address is missing and asks for nothing [B-8-17]', async () => {
    const { get, logger, make } = setup({});
    await make('').load();
    expect(logger.warn.mock.calls).toEqual([['Missing api url: dynamic_content.api_base_url']]);
    expect(get).not.toHaveBeenCalled();
  });

  it('reports that lists are missing and asks for nothing [B-8-18]', async () => {
    for (const lists of [{}, { a: '../settings', b: 5 }] as Record<string, string>[]) {
      const { get, logger, make } = setup({}, { lists: lists as never });
      await make(api).load();
      expect(logger.warn.mock.calls).toEqual([['Missing lists: dynamic_content.lists']]);
      expect(get).not.toHaveBeenCalled();
    }
  });

  it('takes an odd answer as empty lists', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (odd) => {
        for (const body of [odd, { data: odd }, { 'u-1': odd }, [{ id: 'u-1', models: odd }]]) {
          const lists = await setup(body).make(api).load();
          expect(Object.keys(lists)).toEqual(['a', 'used_cars']);
          expect(
            Object.values(lists)
              .flat()
              .every((key) => typeof key === 'string'),
          ).toBe(true);
        }
      }),
    );
  });

  it('bounds a huge answer', async () => {
    const names = Array.from({ length: 50_000 }, (_, at) => `m${at}`);
    const lists = await setup({ 'u-1': [...names, 'x'.repeat(500)] })
      .make(api)
      .load();
    expect(lists.a).toHaveLength(10_000);
  });
});

describe('readProductLists', () => {
  it('accepts products with a valid uuid, 50 at most', () => {
    expect(readProductLists({ used: 'a-1', bad: '../x', odd: 5, ' ': 'a' })).toEqual({
      used: 'a-1',
    });
    for (const value of [null, 'x', [], 5]) expect(readProductLists(value)).toBeUndefined();
    const many = Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`p${at}`, `u${at}`]));
    expect(Object.keys(readProductLists(many) ?? {})).toHaveLength(50);
  });
});
