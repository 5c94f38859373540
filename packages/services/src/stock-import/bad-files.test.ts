import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rows } from '../db/rows.js';
import { carLines, carMapping, stockImports } from '../testing/stock-imports.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';

describeOnDatabase('malicious files', (open) => {
  let t: TestApi;
  let stock: ReturnType<typeof stockImports>;
  beforeAll(async () => {
    t = await open({ demo: true, jobs: ['stock_import'] });
    stock = stockImports(t, await t.as('admin'));
    await stock.saveMapping('cars', carMapping);
    await stock.addSource('cars', 'cars');
    expect((await stock.load('cars', carLines(5))).status).toBe('applied');
  });
  afterAll(() => t.close());

  const stored = () =>
    rows(
      t.database.db,
      sql`select (select count(*)::int from vehicles) as cars,
        (select max(changed_in) from vehicles) as last,
        (select count(*)::int from stock_staged) as staged`,
    );

  test('that cannot be parsed from the start are rejected', async () => {
    const before = await stored();
    const entities =
      '<!DOCTYPE l [<!ENTITY a "x"><!ENTITY b "&a;&a;">]><cars><car><id>&b;</id></car></cars>';
    const endless = gzipSync(Buffer.alloc(60_000_000, 'x'));
    for (const body of [`<?xml version="1.0"?>${entities}`, new Uint8Array(endless)]) {
      await expect(stock.upload(body)).rejects.toMatchObject({
        status: 422,
        problem: { code: 'unreadable_file' },
      });
    }
    expect(await stored()).toEqual(before);
  });

  test('that expand excessively after valid rows change nothing, and the run reports the position', async () => {
    const before = await stored();
    const valid = Buffer.from(`${carLines(600, 500_000)}\n`);
    const bomb = gzipSync(Buffer.concat([valid, Buffer.alloc(80_000_000, 'x')]));
    const run = await stock.load('cars', new Uint8Array(bomb));
    expect(run).toMatchObject({ status: 'failed', reason: { code: 'unreadable_file' } });
    expect(run.reason?.message).toMatch(/after row \d+, byte \d+ \(expands_too_far\)/);
    await vi.waitFor(async () => expect(await stored()).toEqual(before));
  });
});
