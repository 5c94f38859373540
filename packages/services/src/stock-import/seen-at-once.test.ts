import { setTimeout as wait } from 'node:timers/promises';
import { listVehicles } from '@mawkib/api-clients/contracts/stock';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { carLines, carMapping, stockImports } from '../testing/stock-imports.js';
import { describeOnBoth, type TestApi } from '../testing/test-api.js';

vi.setConfig({ testTimeout: limit(120_000) });

/** More changes than lists wait for. */
const many = 1_600;

describeOnBoth('visitors during an import', (open) => {
  let t: TestApi;
  let stock: ReturnType<typeof stockImports>;
  beforeAll(async () => {
    t = await open({ demo: true, jobs: ['stock_import'] });
    stock = stockImports(t, await t.as('admin'));
    await stock.saveMapping('cars', carMapping);
    await stock.addSource('cars', 'cars');
  });
  afterAll(() => t.close());

  const list = async () =>
    (
      await t.api.call(listVehicles, {
        params: { listing: 'all' },
        query: { lang: 'ar', items: 1, 'filter[nameplate_name_in]': 'XE' },
      })
    ).meta;
  /** Lists from the start of an import until they show it. */
  const seen = async (file: string, expected: number) => {
    const totals = new Set<number>();
    const visits: Promise<unknown>[] = [];
    const visit = async () => {
      const { total, facets } = await list();
      expect(facets.models?.find(({ value }) => value === 'XE')?.count ?? 0).toBe(total);
      totals.add(total);
    };
    const run = stock.load('cars', file);
    while (!totals.has(expected)) {
      visits.push(visit());
      await wait(10);
    }
    await Promise.all(visits);
    expect(await run).toMatchObject({ status: 'applied' });
    return [...totals];
  };

  test('see a version at once: added, changed and retired vehicles', async () => {
    const before = (await list()).total;
    expect(await seen(carLines(many), before + many)).toEqual([before, before + many]);
    const fewer = carLines(many / 2 + 10, 300_000);
    expect(await seen(fewer, before + many / 2 + 10)).toEqual([
      before + many,
      before + many / 2 + 10,
    ]);
  });
});
