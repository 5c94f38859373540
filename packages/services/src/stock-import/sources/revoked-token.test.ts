import {
  createMachineToken,
  findStockRecord,
  listStockRuns,
  pushStockVehicles,
  revokeMachineToken,
} from '@mawkib/api-clients/contracts/stock';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rows } from '../../db/rows.js';
import { carMapping, stockImports } from '../../testing/stock-imports.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';
import { lockSource } from '../applying/apply-staged.js';

const inBatch = 20;

describeOnDatabase('a token that is revoked between batches', (open, backend) => {
  let t: TestApi;
  let admin: Awaited<ReturnType<TestApi['as']>>;
  beforeAll(async () => {
    t = await open({ demo: true, jobs: ['stock_import'] });
    admin = await t.as('admin');
    const stock = stockImports(t, admin);
    await stock.saveMapping('cars', carMapping);
    await stock.addSource('erp', 'cars', { kind: 'push' });
  });
  afterAll(() => t.close());

  const newToken = async (name: string) => {
    const body = { name, scopes: ['stock:push' as const], sources: ['erp'] };
    const { data } = await t.api.call(createMachineToken, { body }, admin);
    return { id: data.id, context: { headers: { authorization: `Bearer ${data.secret}` } } };
  };
  const revoke = (id: string) => t.api.call(revokeMachineToken, { params: { id } }, admin);
  const idOf = (name: string, batch: number, at: number) => `${name}-${batch}-${at}`;
  const push = (name: string, batch: number, context: object) => {
    const batchRows = Array.from({ length: inBatch }, (_, at) => ({
      id: idOf(name, batch, at),
      make: 'Jaguar',
      model: 'XE',
      price: 1 + at,
    }));
    return t.api.call(pushStockVehicles, { body: { source: 'erp', rows: batchRows } }, context);
  };
  /** Number of vehicles of a batch that are on sale. */
  const stored = async (name: string, batch: number) => {
    const prefix = `${name}-${batch}-%`;
    const [found] = await rows<{ count: number }>(
      t.database.db,
      sql`select count(*)::int as count from vehicles v join vehicle_sources s
        on s.vehicle_id = v.id where v.id like ${prefix} and v.retired_at is null`,
    );
    return found?.count;
  };
  const openRuns = async () =>
    (await t.api.call(listStockRuns, { query: { source: 'erp' } }, admin)).data.filter(
      ({ status }) => status !== 'applied',
    );

  test('rejects further batches; earlier ones stay complete', async () => {
    const { id, context } = await newToken('one by one');
    for (const batch of [1, 2]) {
      expect((await push('a', batch, context)).data.rows).toHaveLength(inBatch);
    }
    await revoke(id);
    for (const batch of [3, 4]) {
      await expect(push('a', batch, context)).rejects.toMatchObject({ status: 401 });
    }
    expect(await Promise.all([1, 2, 3, 4].map((batch) => stored('a', batch)))).toEqual([
      inBatch,
      inBatch,
      0,
      0,
    ]);
    expect(await openRuns()).toEqual([]);
    const query = { id: idOf('a', 2, 7) };
    expect((await t.api.call(findStockRecord, { query }, admin)).data).toMatchObject({
      source_id: 'erp',
      imported: { sale_minor: 800 },
    });
    // A new token continues from here.
    const next = await newToken('its successor');
    await push('a', 3, next.context);
    expect(await stored('a', 3)).toBe(inBatch);
  });

  test('during concurrent batches: each is applied completely or not at all', async () => {
    const { id, context } = await newToken('at once');
    const batches = Array.from({ length: 8 }, (_, at) => at + 1);
    const sent = batches.map((batch) =>
      push('b', batch, context).then(
        () => 'applied',
        (error: { status?: number }) => error.status,
      ),
    );
    await sent[0];
    await revoke(id);
    const results = await Promise.all(sent);
    for (const [at, result] of results.entries()) {
      expect(['applied', 401]).toContain(result);
      expect(await stored('b', at + 1)).toBe(result === 'applied' ? inBatch : 0);
    }
    expect(results[0]).toBe('applied');
    expect(await openRuns()).toEqual([]);
  });

  // The embedded database has one connection, so nothing can run in between.
  if (backend === 'embedded database') return;
  test('during the reading of a batch: nothing of it is applied', async () => {
    const { id, context } = await newToken('in between');
    const { pushed } = await t.database.db.transaction(async (tx) => {
      await lockSource(tx, 'erp');
      const sent = push('c', 1, context).catch((error: unknown) => error);
      await vi.waitFor(async () => {
        const waiting = sql`select 1 as one from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        expect(await rows(t.database.db, waiting)).toHaveLength(1);
      });
      await revoke(id);
      return { pushed: sent };
    });
    expect(await pushed).toMatchObject({ status: 401 });
    expect(await stored('c', 1)).toBe(0);
    expect(await openRuns()).toEqual([]);
  });
});
