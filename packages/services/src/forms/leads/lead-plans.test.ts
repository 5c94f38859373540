import { getLead, getLeadIntegrations, listLeads } from '@mawkib/api-clients/contracts/forms';
import { eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppContext } from '../../app-context.js';
import { rows } from '../../db/rows.js';
import { leads } from '../../db/schema/forms.js';
import { createPiiCipher } from '../../encryption/pii-cipher.js';
import { enqueueEncryption } from '../../personal-data/encryption.job.js';
import { deleteExpired } from '../../personal-data/retention.job.js';
import { scansOf, statementsOf } from '../../testing/statements.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';

const count = 20_000;
const id = 'test-drive';

describeOnDatabase('among twenty thousand leads', (open) => {
  let t: TestApi;
  let lead_id = '';
  let staff: { cookie: string };

  beforeAll(async () => {
    t = await open({ demo: true, config: { clock: { now: () => new Date('2031-06-01') } } });
    staff = await t.as('leads');
    const encrypted = sql.identifier(leads.encrypted.name);
    await t.database.db.execute(sql`
      insert into leads (id, form_id, created_at, locale, ${encrypted}, person_indexes)
      select gen_random_uuid(), ${id}, timestamptz '2031-05-20Z' - n * interval '17 minutes', 'ar',
        null, array['e' || n, 'p' || n % 5000]
      from generate_series(1, ${count}::int) n`);
    const cipher = createPiiCipher(t.config.dataKeys);
    const [some] = await rows<{ id: string }>(t.database.db, sql`select id from leads limit 1`);
    lead_id = some?.id ?? '';
    // Encrypted data opens in its own row only; just one of these is read.
    await t.database.db.update(leads).set({ encrypted: 'x' }).where(ne(leads.id, lead_id));
    const stored = cipher.encrypt({}, `lead/${lead_id}`);
    await t.database.db.update(leads).set({ encrypted: stored }).where(eq(leads.id, lead_id));
    await t.database.db.execute(sql`analyze`);
  });
  afterAll(() => t.close());

  const context = () =>
    ({
      ...t,
      db: t.database.db,
      clock: t.config.clock,
      cipher: createPiiCipher(t.config.dataKeys),
    }) as unknown as AppContext;
  const list = (query: Record<string, unknown>) => () =>
    // The page itself cannot be decrypted; only the queries matter here.
    t.api.call(listLeads, { params: { id }, query: query as never }, staff).catch(() => {});

  describe('nothing reads the whole table:', () => {
    test.each<[string, () => Promise<unknown>]>([
      ['the newest', list({})],
      ['the oldest', list({ sort: 'created_at' })],
      ['a far page', list({ page: 700 })],
      [
        'a week',
        list({
          'filter[created_at_gteq]': '2031-03-01T05:00:00Z',
          'filter[created_at_lteq]': '2031-03-08T05:00:00Z',
        }),
      ],
      ['a person by address', list({ 'filter[person_eq]': 'noura@example.test' })],
      ['a person by number', list({ 'filter[person_eq]': '+971501234567' })],
      ['one', () => t.api.call(getLead, { params: { id, lead_id } }, staff)],
      ['its deliveries', () => t.api.call(getLeadIntegrations, { params: { id, lead_id } }, staff)],
      ['data after its retention period', () => deleteExpired(context())],
      ['data that is not encrypted', () => enqueueEncryption(context())],
    ])('%s', async (_title, run) => {
      const statements = await statementsOf(t.database, run);
      expect(statements.length).toBeGreaterThan(0);
      expect(await scansOf(t.database, statements, 1_000)).toEqual([]);
    });
  });
});
