import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBoth, type TestApi } from '../testing/test-api.js';
import { recordChange } from './record-change.js';
import { verifyAuditLog } from './verify-audit-log.js';

const by = {
  id: '8c4b7f0e-9d3a-4a5e-8a63-0e3c1d2b4f10',
  name: 'نورة',
  email: 'n@example.test',
  roles: ['admin' as const],
};
const at = new Date('2031-03-01T08:00:00Z');

describeOnBoth('the audit log', (open) => {
  let t: TestApi;
  beforeAll(async () => {
    t = await open({ modules: [] });
    const write = (at_: number) =>
      t.database.db.transaction((tx) =>
        recordChange(tx, { by, at, action: 'thing.changed', subject: `thing/${at_}` }),
      );
    await Promise.all(Array.from({ length: 12 }, (_, n) => write(n)));
  });
  afterAll(() => t.close());

  /** Runs a statement as a user with direct access to the database. */
  const tamper = (statement: string) =>
    t.database.runScript(`set local session_replication_role = replica; ${statement}`);

  test('is one chain with concurrent writers, without entries of rolled-back changes', async () => {
    const undone = t.database.db.transaction(async (tx) => {
      await recordChange(tx, { by, at, action: 'thing.changed', subject: 'thing/undone' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await verifyAuditLog(t.database.db)).toMatchObject({ ok: true, head: { seq: 12 } });
  });

  test('cannot be changed', async () => {
    for (const statement of [
      sql`update audit_log set subject = 'x' where seq = 3`,
      sql`delete from audit_log where seq = 3`,
      sql`truncate audit_log`,
    ]) {
      await expect(t.database.db.execute(statement)).rejects.toThrow();
    }
  });

  test('detects changes that bypassed its triggers, and their entries', async () => {
    const verdict = (anchor?: { seq: number; hash: string }) =>
      verifyAuditLog(t.database.db, anchor);
    const before = await verdict();
    const anchor = before.ok ? before.head : undefined;

    await tamper(`update audit_log set subject = 'thing/other' where seq = 5`);
    expect(await verdict()).toEqual({ ok: false, seq: 5, fault: 'changed' });
    await tamper(`update audit_log set subject = content::jsonb ->> 'subject' where seq = 5`);
    expect(await verdict()).toMatchObject({ ok: true });

    await tamper(`update audit_log set content = replace(content, 'نورة', 'سارة') where seq = 7`);
    expect(await verdict()).toEqual({ ok: false, seq: 7, fault: 'changed' });
    await tamper(`delete from audit_log where seq = 4`);
    expect(await verdict()).toEqual({ ok: false, seq: 4, fault: 'missing' });
    await tamper(`delete from audit_log where seq > 3`);
    expect(await verdict()).toMatchObject({ ok: true, head: { seq: 3 } });
    expect(await verdict(anchor)).toEqual({ ok: false, seq: 4, fault: 'missing' });
  });
});
