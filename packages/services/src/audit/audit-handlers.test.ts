import { createHash } from 'node:crypto';
import {
  checkAuditLog,
  exportAuditLog,
  getAuditFacets,
  listAuditLog,
} from '@mawkib/api-clients/contracts/staff';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminModule } from '../admin/admin.module.js';
import { rows } from '../db/rows.js';
import { people } from '../db/schema/index.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';
import { recordChange } from './record-change.js';

type Staff = Awaited<ReturnType<TestApi['as']>>;

const begin = Date.parse('2031-03-01T08:00:00Z');
const hour = 3_600_000;
const count = 300;
const nobody = { id: '', name: '' };

describeOnDatabase('the audit log for staff', (open) => {
  let t: TestApi;
  let admin: Staff;
  let authors: { id: string; name: string }[];
  beforeAll(async () => {
    t = await open({ modules: [adminModule] });
    admin = await t.as('admin');
    await t.as('editor');
    authors = await t.database.db.select({ id: people.id, name: people.name }).from(people);
    await t.database.db.transaction(async (tx) => {
      for (let n = 0; n < count; n += 1) {
        const by = { email: 'n@example.test', roles: [], ...(authors[n % 2] ?? nobody) };
        await recordChange(tx, {
          by,
          at: new Date(begin + n * hour),
          action: n % 10 === 0 ? 'form.deleted' : 'form.updated',
          subject: `form/${n % 50}`,
          details: { n },
        });
      }
    });
  });
  afterAll(() => t.close());

  const list = (query: object) => t.api.call(listAuditLog, { query }, admin);
  const numbers = async (query: object) => (await list(query)).data.map(({ seq }) => seq);
  const check = async (query: object = {}) =>
    (await t.api.call(checkAuditLog, { query }, admin)).data;
  const tamper = (statement: string) =>
    t.database.runScript(`set local session_replication_role = replica; ${statement}`);

  test('is listed newest first, by page, each entry once', async () => {
    const seen: number[] = [];
    let before: number | null = null;
    do {
      const page: { data: { seq: number }[]; meta: { next: number | null } } = await list({
        items: 100,
        ...(before !== null && { before }),
      });
      seen.push(...page.data.map(({ seq }) => seq));
      before = page.meta.next;
    } while (before !== null);
    expect(seen).toEqual(Array.from({ length: count }, (_, at) => count - at));
    expect((await list({ items: 1 })).data[0]).toMatchObject({
      seq: count,
      action: 'form.updated',
      subject: `form/${(count - 1) % 50}`,
      person: { name: authors[1]?.name },
      details: { n: count - 1 },
    });
  });

  test('is filtered by person, action, object and time, also combined', async () => {
    const all = Array.from({ length: count }, (_, n) => n);
    const wanted = (filter: (n: number) => boolean) =>
      all
        .filter(filter)
        .reverse()
        .slice(0, 50)
        .map((n) => n + 1);
    const person = authors[0]?.id;
    expect(await numbers({ person })).toEqual(wanted((n) => n % 2 === 0));
    expect(await numbers({ action: 'form.deleted' })).toEqual(wanted((n) => n % 10 === 0));
    expect(await numbers({ subject: 'form/7' })).toEqual(wanted((n) => n % 50 === 7));
    const from = new Date(begin + 100 * hour).toISOString();
    const until = new Date(begin + 120 * hour).toISOString();
    expect(await numbers({ from, until })).toEqual(wanted((n) => n >= 100 && n <= 120));
    expect(await numbers({ person, action: 'form.deleted', from, until })).toEqual([121, 111, 101]);
    expect(await numbers({ until: '2030-01-01T00:00:00Z' })).toEqual([]);
    expect(await numbers({ from: '2040-01-01T00:00:00Z' })).toEqual([]);
  });

  test('lists its filters', async () => {
    const { data } = await t.api.call(getAuditFacets, {}, admin);
    expect(data.actions).toEqual(['form.deleted', 'form.updated']);
    expect(new Set(data.people.map(({ id }) => id))).toEqual(new Set(authors.map(({ id }) => id)));
  });

  test('is exported line by line; its chain can be verified without the database', async () => {
    const response = await t.app.inject({
      url: '/services/staff/audit_log/export',
      headers: { cookie: admin.cookie },
    });
    expect(response.headers['content-type']).toContain('application/x-ndjson');
    expect(response.headers['content-length']).toBeUndefined();
    const lines = response.body.trimEnd().split('\n');
    expect(lines).toHaveLength(count);
    let previous = '0'.repeat(64);
    for (const line of lines) {
      const { previous_hash, hash, content } = JSON.parse(line);
      expect(previous_hash).toBe(previous);
      previous = createHash('sha256').update(`${previous}\n${content}`).digest('hex');
      expect(hash).toBe(previous);
    }
    const part = await t.api.call(exportAuditLog, { query: { subject: 'form/7' } }, admin);
    expect(Buffer.from(part.bytes).toString().trimEnd().split('\n')).toHaveLength(count / 50);
    const none = await t.api.call(exportAuditLog, { query: { subject: 'nothing' } }, admin);
    expect(none.bytes).toHaveLength(0);
  });

  test('verifies completeness against a head that was recorded elsewhere', async () => {
    const [last] = await rows<{ hash: string }>(
      t.database.db,
      sql`select hash from audit_log where seq = ${count}`,
    );
    const head = { seq: count, hash: last?.hash ?? '' };
    const verdict = { state: 'whole', checked: head, last_seq: count, broken: null };
    expect(await check()).toEqual(verdict);
    const [middle] = await rows<{ hash: string }>(
      t.database.db,
      sql`select hash from audit_log where seq = 200`,
    );
    expect(await check({ after_seq: 200, after_hash: middle?.hash })).toEqual(verdict);
    const wrong = { expected_seq: 200, expected_hash: 'f'.repeat(64) };
    expect(await check(wrong)).toMatchObject({ state: 'broken', broken: { seq: 200 } });
    const beyond = { expected_seq: count + 1, expected_hash: 'f'.repeat(64) };
    expect((await check(beyond)).broken).toEqual({ seq: count + 1, fault: 'missing' });
  });

  test('reports the first entry that was changed or deleted, and is still listed', async () => {
    await tamper(`update audit_log set content = 'no json' where seq = 250`);
    expect(await check()).toMatchObject({
      state: 'broken',
      checked: { seq: 249 },
      broken: { seq: 250, fault: 'changed' },
    });
    expect((await list({ before: 251, items: 1 })).data[0]).toMatchObject({
      seq: 250,
      details: {},
    });
    await tamper('delete from audit_log where seq = 150');
    expect((await check()).broken).toEqual({ seq: 150, fault: 'missing' });
  });
});
