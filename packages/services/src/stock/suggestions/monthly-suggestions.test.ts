import { listVehicles } from '@mawkib/api-clients/contracts/stock';
import {
  changedQuery,
  parseQuery,
  toServiceQuery,
  type VehicleQuery,
} from '@mawkib/stock-locator/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';

describeOnDatabase('an empty list under a monthly budget', (open) => {
  let t: TestApi;
  beforeAll(async () => {
    t = await open({ demo: true });
  });
  afterAll(() => t.close());

  const list = async (query: VehicleQuery) =>
    (
      await t.api.call(listVehicles, {
        params: { listing: 'all' },
        query: toServiceQuery(query, { lang: 'en' }),
      })
    ).meta;

  test.each([
    ['monthly.to=100', ['widen monthly', 'drop monthly']],
    ['monthly.from=900000&term=24', ['widen monthly', 'drop monthly']],
    ['monthly.to=2500&models=Range+Rover&states=new', ['widen monthly', 'add states']],
    ['monthly.to=4000&deposit=60000&models=Defender&colors=nothing', ['drop colors']],
    ['monthly.to=100&models=Defender&states=used&colors=black&mileage.to=1', []],
  ])(
    '%s gets changes with the exact number of vehicles that they leave',
    async (search, expected) => {
      const query = parseQuery(new URLSearchParams(search));
      const meta = await list(query);
      expect(meta.total).toBe(0);
      expect(meta.suggestions?.length).toBeGreaterThan(0);
      const told = meta.suggestions?.map(({ changes }) =>
        changes.map(({ kind, key }) => `${kind} ${key}`).join(', '),
      );
      for (const change of expected) expect(told).toContain(change);
      for (const { changes, total } of meta.suggestions ?? []) {
        const changed = changedQuery(query, changes);
        if (!changed) throw new Error(`No such change: ${JSON.stringify(changes)}`);
        expect((await list(changed)).total, JSON.stringify(changes)).toBe(total);
      }
    },
  );

  test('gets the lowest payment, rounded up', async () => {
    const query = parseQuery(new URLSearchParams('monthly.to=100'));
    const { monthly, suggestions } = await list(query);
    const to = suggestions
      ?.flatMap(({ changes }) => changes)
      .find(({ kind }) => kind === 'widen')?.to;
    expect(to).toBe(Math.ceil(monthly?.min ?? 0));
  });

  test('gets nothing while it has vehicles', async () => {
    const meta = await list(parseQuery(new URLSearchParams('monthly.to=9000')));
    expect([meta.total > 0, meta.suggestions]).toEqual([true, undefined]);
  });
});
