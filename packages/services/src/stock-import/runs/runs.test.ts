import {
  cancelStockRun,
  confirmStockRun,
  createMachineToken,
  getVehicle,
  listVehicles,
  pushStockVehicles,
  restartStockRun,
  revokeMachineToken,
} from '@mawkib/api-clients/contracts/stock';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openServer } from '../../db/open-server.js';
import { rows } from '../../db/rows.js';
import { carLines, carMapping, stockImports } from '../../testing/stock-imports.js';
import {
  describeOnDatabase,
  serverDatabase,
  startTestApi,
  type TestApi,
} from '../../testing/test-api.js';
import { markInterrupted } from '../stored-runs.js';

const many = 1_200;
const patience = { timeout: limit(20_000), interval: 100 };

interface Opened {
  t: TestApi;
  admin: Awaited<ReturnType<TestApi['as']>>;
  stock: ReturnType<typeof stockImports>;
}

async function prepared(t: TestApi): Promise<Opened> {
  const admin = await t.as('admin');
  const stock = stockImports(t, admin);
  await stock.saveMapping('cars', carMapping);
  await stock.addSource('one', 'cars');
  await stock.addSource('other', 'cars');
  return { t, admin, stock };
}

const totalOf = async ({ t }: Opened) => {
  const query = { lang: 'ar' as const, items: 1 };
  return (await t.api.call(listVehicles, { params: { listing: 'all' }, query })).meta.total;
};
const leftOf = async ({ t }: Opened) => {
  const [left] = await rows<{ staged: number; cars: number }>(
    t.database.db,
    sql`select (select count(*)::int from stock_staged) as staged,
      (select count(*)::int from vehicle_sources) as cars`,
  );
  return left;
};

describeOnDatabase('runs of the stock import', (open) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await prepared(await open({ demo: true, jobs: ['stock_import'] }));
  });
  afterAll(() => opened.t.close());

  /** Starts a run of a slow file; resolves once part of it was read. */
  const reading = async (context?: object) => {
    const { stock } = opened;
    const file = await stock.upload(carLines(many));
    const id = await stock.start('one', { file_id: file.id, ...(context && { context }) });
    await stock.until(id, ({ progress }) => progress.rows > 0);
    return id;
  };

  test('a run that is cancelled during reading leaves nothing, and can be restarted', async () => {
    const { t, admin, stock } = opened;
    const before = await totalOf(opened);
    const id = await reading();
    const call = { params: { id }, query: { locale: 'en' as const } };
    const { data } = await t.api.call(cancelStockRun, call, admin);
    expect(data).toMatchObject({ status: 'cancelled', version: null });
    expect(data.progress.rows).toBeLessThan(many);
    await vi.waitFor(
      async () => expect(await leftOf(opened)).toEqual({ staged: 0, cars: 0 }),
      patience,
    );
    expect(await totalOf(opened)).toBe(before);
    await expect(t.api.call(cancelStockRun, call, admin)).rejects.toMatchObject({
      problem: { code: 'run_finished' },
    });
    const again = await t.api.call(restartStockRun, call, admin);
    expect(await stock.finished(again.data.id)).toMatchObject({
      status: 'applied',
      counts: { created: many },
    });
    await vi.waitFor(async () => expect(await totalOf(opened)).toBe(before + many), patience);
    expect((await stock.run(id)).status).toBe('cancelled');
  });

  test('while a run is read, no other of its source starts; other sources continue', async () => {
    const { t, admin, stock } = opened;
    const file = await stock.upload(carLines(many, 200_000));
    const both = await Promise.allSettled([
      stock.start('one', { file_id: file.id }),
      stock.start('one', { file_id: file.id }),
    ]);
    const begun = both.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(begun).toHaveLength(1);
    const [id = ''] = begun;
    await stock.until(id, ({ progress }) => progress.rows > 0);
    const inProgress = { problem: { code: 'run_in_progress', run_id: id } };
    await expect(stock.start('one', { file_id: file.id })).rejects.toMatchObject(inProgress);
    const batch = { body: { source: 'one', rows: [{ id: 'C1', price: 1 }] } };
    await expect(t.api.call(pushStockVehicles, batch, admin)).rejects.toMatchObject(inProgress);
    const small = await stock.load('other', carLines(3, 50_000, 'D'));
    expect(small).toMatchObject({ status: 'applied', counts: { created: 3 } });
    expect(await stock.finished(id)).toMatchObject({
      status: 'applied',
      counts: { changed: many },
    });
  });

  test('a token that is revoked while its run is read changes nothing', async () => {
    const { t, admin, stock } = opened;
    const body = { name: 'night', scopes: ['stock:import' as const], sources: ['one'] };
    const { data: token } = await t.api.call(createMachineToken, { body }, admin);
    const machine = { headers: { authorization: `Bearer ${token.secret}` } };
    const file = await stock.upload(carLines(many, 300_000), machine);
    const id = await stock.start('one', { file_id: file.id, context: machine });
    await stock.until(id, ({ progress }) => progress.rows > 0);
    await t.api.call(revokeMachineToken, { params: { id: token.id } }, admin);
    const run = await stock.finished(id);
    expect(run).toMatchObject({ status: 'failed', reason: { code: 'token_revoked' } });
    expect(run.reason?.message).toContain('Nothing was changed');
    await vi.waitFor(async () => expect((await leftOf(opened))?.staged).toBe(0), patience);
    const params = { listing: 'all', id: 'C1' };
    await vi.waitFor(async () => {
      const { data } = await t.api.call(getVehicle, { params, query: { lang: 'ar' } });
      expect(data.sale_price).toBe(200_000);
    }, patience);
    await expect(stock.upload('id\n1', machine)).rejects.toMatchObject({ status: 401 });
  });

  test('a run that waited takes over no car that another source has put on sale meanwhile', async () => {
    const { t, admin, stock } = opened;
    const vin = 'SAJWA0ES5DPS00001';
    const few = `id,make,model,price,vin\nS1,Jaguar,XE,111,\nS2,Jaguar,XE,222,${vin}\nS3,Jaguar,XE,333,`;
    const waiting = await stock.load('one', few);
    expect(waiting).toMatchObject({ status: 'waiting', counts: { created: 3 } });
    const theirs = `id,make,model,price,vin\nS1,Jaguar,XE,999,\nT2,Jaguar,XE,888,${vin}\n`;
    expect((await stock.load('other', `${theirs}D1,Jaguar,XE,50000,`)).status).toBe('applied');
    await t.api.call(confirmStockRun, { params: { id: waiting.id }, query: {} }, admin);
    expect(await stock.finished(waiting.id)).toMatchObject({
      status: 'applied',
      counts: { created: 1, rejected: 2, accepted: 1 },
    });
    const report = await stock.report(waiting.id);
    const rejected = report.filter(({ outcome }) => outcome === 'rejected');
    expect(rejected).toMatchObject([
      { row: 1, notes: [{ code: 'other_source', value: 'other' }] },
      { row: 2, notes: [{ code: 'other_source', value: 'other' }] },
    ]);
    const query = { lang: 'ar' as const };
    await vi.waitFor(async () => {
      const { data } = await t.api.call(getVehicle, {
        params: { listing: 'all', id: 'S3' },
        query,
      });
      expect(data.sale_price).toBe(333);
    }, patience);
    for (const [id, price] of [
      ['S1', 999],
      ['T2', 888],
    ] as const) {
      const { data } = await t.api.call(getVehicle, { params: { listing: 'all', id }, query });
      expect(data.sale_price).toBe(price);
    }
  });
});

describe('a run that is being applied', () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await prepared(
      await startTestApi(await openServer(await serverDatabase('demo')), {
        jobs: ['stock_import'],
      }),
    );
  });
  afterAll(() => opened.t.close());

  /** Starts a run and blocks it while it is applied, as long as its source is locked. */
  const heldWhileApplied = async (work: (id: string) => Promise<void>) => {
    const { t, stock } = opened;
    const file = await stock.upload(carLines(50));
    let id = '';
    await t.database.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('stock apply', 0))`);
      id = await stock.start('one', { file_id: file.id });
      await stock.until(id, ({ status }) => status === 'applying');
      await work(id);
    });
    return id;
  };

  test('blocks a second one, and can be cancelled until it is done', async () => {
    const { t, admin, stock } = opened;
    const id = await heldWhileApplied(async (id) => {
      const other = await stock.upload(carLines(2));
      await expect(stock.start('one', { file_id: other.id })).rejects.toMatchObject({
        problem: { code: 'run_in_progress', run_id: id },
      });
      const call = { params: { id }, query: {} };
      expect((await t.api.call(cancelStockRun, call, admin)).data.status).toBe('cancelled');
    });
    await vi.waitFor(
      async () => expect(await leftOf(opened)).toEqual({ staged: 0, cars: 0 }),
      patience,
    );
    expect(await stock.run(id)).toMatchObject({ status: 'cancelled', version: null });
  });

  test('is closed after a minute without a heartbeat, and reports where it stopped', async () => {
    const { t, stock } = opened;
    const file = await stock.upload(carLines(50));
    const id = await stock.start('one', { file_id: file.id });
    await stock.finished(id);
    await t.database.db.execute(sql`update stock_runs set status = 'applying', version = null,
      finished_at = null, heartbeat_at = now() - interval '2 minutes' where id = ${id}`);
    expect(await markInterrupted(t.database.db, new Date())).toBe(1);
    const run = await stock.run(id);
    expect(run).toMatchObject({ status: 'interrupted', progress: { rows: 50 } });
    expect(run.reason?.message).toContain('after row 50');
  });

  test('in progress when its process ended is closed at the next start, and can be restarted', async () => {
    const url = await serverDatabase('demo');
    const first = await prepared(
      await startTestApi(await openServer(url), { jobs: ['stock_import'] }),
    );
    const file = await first.stock.upload(carLines(50));
    const id = await first.stock.start('one', { file_id: file.id });
    await first.stock.finished(id);
    // The state after a kill: half of the file was read, and the job no longer exists.
    const { db } = first.t.database;
    await db.execute(sql`delete from vehicle_sources`);
    await db.execute(sql`delete from vehicles where id like 'C%'`);
    await db.execute(sql`insert into stock_staged (run_id, position, row, vehicle_id, op, change, outcome)
      values (${id}, 1, 1, 'C1', 'upsert', 'created', 'accepted')`);
    await db.execute(sql`update stock_runs set status = 'reading', version = null, rows = 30,
      finished_at = null where id = ${id}`);
    await first.t.close();

    const t = await startTestApi(await openServer(url), { jobs: ['stock_import'] });
    try {
      const admin = await t.as('admin');
      const stock = stockImports(t, admin);
      const run = await stock.run(id);
      expect(run).toMatchObject({ status: 'interrupted', version: null });
      expect(run.reason?.message).toContain('after row 30');
      const call = { params: { id }, query: {} };
      const { data: again } = await t.api.call(restartStockRun, call, admin);
      expect(await stock.finished(again.id)).toMatchObject({
        status: 'applied',
        counts: { created: 50 },
      });
    } finally {
      await t.close();
    }
  });
});
