import { listLeads } from '@mawkib/api-clients/contracts/forms';
import { runs } from '@mawkib/tooling-vitest/scope';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';

const begin = Date.parse('2031-01-01T00:00:00Z');
const days = 40;
const count = 12_000;

describeOnDatabase('pages of many leads', (open) => {
  let t: TestApi;
  let staff: { cookie: string };
  /** Expected list, oldest first: time, then id. */
  let all: { id: string; at: number }[];

  beforeAll(async () => {
    t = await open({ demo: true });
    staff = await t.as('leads');
    // Days of very different size, some empty, and many leads with the same time.
    await t.database.db.execute(sql`insert into leads (id, form_id, created_at, locale, data)
      select gen_random_uuid(), 'test-drive',
        to_timestamp(${begin / 1000}::float8) + (floor(${days} * (n / ${count}::float8) ^ 1.6) * interval '1 day')
          + (n % 24) * interval '1 hour',
        'ar', '{}'
      from generate_series(0, ${count - 1}::int) n`);
    await t.database.db.execute(
      sql`delete from leads where created_at >= '2031-01-09' and created_at < '2031-01-11'`,
    );
    const found = await t.database.db.execute(
      sql`select id, extract(epoch from created_at)::float8 * 1000 as at from leads order by created_at, id`,
    );
    all = (found as unknown as { rows: typeof all }).rows;
  });
  afterAll(() => t.close());

  const moment = fc.option(
    fc.integer({ min: -1, max: days * 24 + 1 }).map((hour) => begin + hour * 3_600_000 + 1),
    { nil: undefined, freq: 1 },
  );

  test('equal the same section of the whole list, for any offset and range', async () => {
    await fc.assert(
      fc.asyncProperty(
        moment,
        moment,
        fc.integer({ min: 0, max: 1_050 }).map((thousandths) => thousandths / 1_000),
        fc.constantFrom('created_at' as const, '-created_at' as const),
        fc.integer({ min: 1, max: 100 }),
        async (from, until, share, sort, items) => {
          const within = all.filter(
            ({ at }) => at >= (from ?? 0) && at <= (until ?? Number.POSITIVE_INFINITY),
          );
          const whole = sort === 'created_at' ? within : within.toReversed();
          const page = 1 + Math.floor((whole.length * share) / items);
          const answer = await t.api.call(
            listLeads,
            {
              params: { id: 'test-drive' },
              query: {
                items,
                page,
                sort,
                ...(from !== undefined && {
                  'filter[created_at_gteq]': new Date(from).toISOString(),
                }),
                ...(until !== undefined && {
                  'filter[created_at_lteq]': new Date(until).toISOString(),
                }),
              },
            },
            staff,
          );
          expect(answer.meta.total).toBe(within.length);
          expect(answer.data.map(({ id }) => id)).toEqual(
            whole.slice((page - 1) * items, page * items).map(({ id }) => id),
          );
        },
      ),
      { numRuns: runs(80) },
    );
  });
});
