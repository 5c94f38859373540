import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createExternalStockList, readExternalStockList } from './create-external-stock-list.js';

describe('createExternalStockList', () => {
  it('reports that its address is missing and asks for nothing', async () => {
    const [get, warn] = [vi.fn(), vi.fn()];
    const logger = { warn, error: vi.fn() };
    expect(await createExternalStockList({ url: undefined, get, logger }).load()).toEqual([]);
    expect(warn.mock.calls).toEqual([['Missing api url: dynamic_content.external_stock_list_url']]);
    expect(get).not.toHaveBeenCalled();
  });
});

describe('readExternalStockList', () => {
  it('takes the keys of the objects in a list', () => {
    expect(readExternalStockList([{ 'F-PACE': 1 }, { xe: 2, XE: 3 }, null, 'x'])).toEqual([
      'f_pace',
      'xe',
    ]);
    expect(readExternalStockList({ data: [{ Defender: {} }] })).toEqual(['defender']);
    for (const odd of ['x', null, 5, {}, { data: 'x' }])
      expect(readExternalStockList(odd)).toEqual([]);
  });

  it('never throws and keeps names alone, so many at most', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        for (const it of [body, [body]]) {
          for (const key of readExternalStockList(it)) expect(key.length).toBeGreaterThan(0);
        }
      }),
    );
    const huge = Array.from({ length: 20_000 }, (_, at) => ({ [`m${at}`]: 1 }));
    expect(readExternalStockList(huge)).toHaveLength(10_000);
  });
});
