import { runs } from '@mawkib/tooling-vitest/scope';
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../db/rows.js';
import { leads } from '../../db/schema/index.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';
import { countLeads } from './count-leads.js';

const form_id = 'test-drive';
const day = 86_400_000;
const start = Date.parse('2031-03-01T00:00:00Z');

describeOnDatabase('the number of leads', (open) => {
  let t: TestApi;
  beforeAll(async () => {
    t = await open({ demo: true, modules: [] });
    const { db } = t.database;
    await db.execute(sql`
      insert into leads (form_id, created_at, locale, data)
      select ${form_id}, '2031-03-01T00:00:00Z'::timestamptz + n * interval '3 hours', 'ar', '{}'
      from generate_series(0, 79) n`);
    await db.delete(leads).where(sql`extract(hour from created_at at time zone 'UTC') = 15`);
    await Promise.all(
      Array.from({ length: 20 }, () =>
        db.insert(leads).values({ form_id, created_at: new Date(start), locale: 'ar', data: {} }),
      ),
    );
  });
  afterAll(() => t.close());

  test('equals a full count between any two times', async () => {
    const { db } = t.database;
    const moment = fc.option(
      fc.oneof(
        fc.integer({ min: -2 * day, max: 13 * day }),
        fc.integer({ min: -2, max: 110 }).map((n) => n * (day / 8)),
      ),
      { nil: undefined },
    );
    const text = (ms: number | undefined) =>
      ms === undefined ? undefined : new Date(start + ms).toISOString();
    await fc.assert(
      fc.asyncProperty(moment, moment, async (low, high) => {
        const [from, until] = [text(low), text(high)];
        const counted = await db.$count(
          leads,
          and(
            eq(leads.form_id, form_id),
            from ? gte(leads.created_at, new Date(from)) : undefined,
            until ? lte(leads.created_at, new Date(until)) : undefined,
          ),
        );
        expect(await countLeads(db, form_id, { from, until })).toBe(counted);
      }),
      { numRuns: runs(60) },
    );
  });

  test('reads no more than one day of a large form', async () => {
    const { db } = t.database;
    await db.execute(sql`
      insert into leads (form_id, created_at, locale, data)
      select ${form_id}, '2030-01-01T00:00:00Z'::timestamptz + n * interval '10 minutes', 'ar', '{}'
      from generate_series(1, 20000) n`);
    await db.execute(sql`analyze lead_counts`);
    const [days] = await rows<{ of: number }>(db, sql`select count(*)::int as of from lead_counts`);
    expect(days?.of).toBeLessThan(1000);
    expect(await countLeads(db, form_id, {})).toBe(
      await db.$count(leads, eq(leads.form_id, form_id)),
    );
  });
});
