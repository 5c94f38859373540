import { randomUUID } from 'node:crypto';
import { startSandbox } from '@mawkib/sandbox';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { AppContext } from '../app-context.js';
import { rows } from '../db/rows.js';
import { type MailMessage, mailOutbox } from '../db/schema/mail-outbox.js';
import { createPiiCipher } from '../encryption/pii-cipher.js';
import { deleteExpired } from '../personal-data/retention.job.js';
import { createLog } from '../runtime/create-log.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';
import { encryptedMail } from './encrypted-mail.js';
import { mailDeliveryJob } from './mail-delivery.job.js';
import { createMailTransport } from './mail-transport.js';
import { adoptStoredMails } from './outbox.js';

type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

const message: MailMessage = {
  to: 'noura@example.test',
  subject: 'أكّد حجزك',
  text: 'رمز',
  html: '<p dir="rtl">رمز</p>',
};
const day = 86_400_000;

describeOnDatabase('mails', (open) => {
  let t: TestApi;
  let sandbox: Sandbox;
  let now = new Date('2031-03-01T08:00:00Z');
  let appContext: AppContext;
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
    const mail = {
      url: `smtp://127.0.0.1:${sandbox.smtpPort}`,
      from: 'Mawkib <no-reply@market.test>',
    };
    t = await open({
      jobs: ['mail'],
      config: { mail, clock: { now: () => now } },
      modules: [
        (given) => {
          appContext = given;
          return { name: 'purchase', handlers: [] };
        },
      ],
    });
  });
  beforeEach(() => {
    now = new Date('2031-03-01T08:00:00Z');
    sandbox.reset();
  });
  afterAll(async () => {
    await t.close();
    await sandbox.close();
  });

  const kept = async (): Promise<{ raw: string; subject: string }[]> =>
    (await fetch(`${sandbox.url}/_sandbox/mails`)).json();
  const stampOf = ({ raw }: { raw: string }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim();
  const rowOf = async (id: string) =>
    (await t.database.db.select().from(mailOutbox).where(eq(mailOutbox.id, id)))[0];
  const fault = (kind: 'status' | 'drop' | 'lose', status = 503) =>
    sandbox.faults.add({
      ...{ service: 'smtp', on: 'call', route: '*', times: 1, ms: 0, copies: 2 },
      kind,
      status,
    });
  const promise = (changes: Partial<MailMessage> = {}) =>
    t.database.db.transaction((tx) => appContext.mails.enqueue(tx, { ...message, ...changes }));
  /** A pending mail with attempts that the test controls. */
  const waiting = async (changes: Partial<MailMessage> = {}) => {
    const id = randomUUID();
    const encrypted = encryptedMail(createPiiCipher(t.config.dataKeys), id, {
      ...message,
      ...changes,
    });
    await t.database.db.insert(mailOutbox).values({ id, created_at: now, ...encrypted });
    const transport = createMailTransport(t.config, createLog('silent'));
    const job = mailDeliveryJob(appContext, transport);
    const context = { signal: new AbortController().signal, attempt: 0 };
    return { id, attempt: () => job.run({ mail_id: id }, context) };
  };

  test('are encrypted until they are sent, once each, and then deleted', async () => {
    const { id, attempt } = await waiting();
    const stored = () => rows(t.database.db, sql`select m::text as row from mail_outbox m`);
    expect(JSON.stringify(await stored())).not.toMatch(/noura|رمز|أكّد/);
    await attempt();
    await attempt();
    const [mail, ...others] = await kept();
    expect([others, mail?.subject]).toEqual([[], 'أكّد حجزك']);
    expect(await rowOf(id)).toMatchObject({ sent_at: now, encrypted: null, person_indexes: [] });
  });

  test('are sent by their jobs, in any process, once per queued mail', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => promise()));
    await vi.waitFor(async () => expect(await kept()).toHaveLength(12));
    const stamps = (await kept()).map(stampOf);
    expect(new Set(stamps)).toEqual(new Set(ids.map((id) => `<${id}@market.test>`)));
    const data = await rows(t.database.db, sql`select data::text as data from jobs.job`);
    expect(JSON.stringify(data)).not.toContain('noura');
  });

  test('are dropped if the transaction that enqueued them is rolled back', async () => {
    const undone = t.database.db.transaction(async (tx) => {
      await appContext.mails.enqueue(tx, { ...message, subject: 'undone' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await promise({ subject: 'kept' });
    await vi.waitFor(async () => expect(await kept()).toHaveLength(1));
    expect((await kept())[0]?.subject).toBe('kept');
  });

  test('are retried while the server is down, with a reason without the address', async () => {
    const { id, attempt } = await waiting();
    fault('status', 503);
    await expect(attempt()).rejects.toThrow('451');
    fault('drop');
    await expect(attempt()).rejects.toThrow();
    expect(await rowOf(id)).toMatchObject({ attempts: 2, sent_at: null, taken_until: null });
    expect((await rowOf(id))?.last_error).not.toBeNull();
    await attempt();
    expect(await kept()).toHaveLength(1);
    const full = await waiting({ to: 'full@example.test' });
    await expect(full.attempt()).rejects.toThrow('452');
    expect((await rowOf(full.id))?.last_error).not.toContain('example.test');
  });

  test('have the same Message-ID if the server accepted one and its response was lost', async () => {
    const { attempt } = await waiting();
    fault('lose');
    await expect(attempt()).rejects.toThrow();
    await attempt();
    const stamps = (await kept()).map(stampOf);
    expect([stamps.length, new Set(stamps).size]).toEqual([2, 1]);
  });

  test('are sent by one of two processes with the same job, and by the other if it was killed', async () => {
    const { id, attempt } = await waiting();
    const both = await Promise.allSettled([attempt(), attempt()]);
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect(await kept()).toHaveLength(1);

    const killed = await waiting();
    const taken_until = new Date(now.getTime() + 60_000);
    await t.database.db.update(mailOutbox).set({ taken_until }).where(eq(mailOutbox.id, killed.id));
    await expect(killed.attempt()).rejects.toThrow('Another process');
    now = taken_until;
    await killed.attempt();
    expect(await kept()).toHaveLength(2);
    expect((await rowOf(id))?.sent_at).not.toBeNull();
  });

  test('that are rejected permanently are not retried, such as an unknown mailbox', async () => {
    const id = await promise({ to: 'bounce@example.test' });
    await vi.waitFor(async () => expect((await rowOf(id))?.gave_up_at).toEqual(now));
    const row = await rowOf(id);
    expect(row).toMatchObject({ attempts: 1, last_error: expect.stringContaining('550') });
    expect(row?.last_error).not.toContain('bounce');
    expect(await kept()).toEqual([]);
  });

  test('stored before encryption and jobs existed are encrypted at the start, and sent', async () => {
    const { db } = t.database;
    const legacy = { attempts: 3, created_at: now, taken_until: new Date(now.getTime() + day) };
    const [waits, sent] = [randomUUID(), randomUUID()];
    await db.insert(mailOutbox).values([
      { ...legacy, id: waits, message },
      { ...legacy, id: sent, message: { ...message, subject: 'sent' }, sent_at: now },
    ]);
    expect(
      await Promise.all([adoptStoredMails(appContext), adoptStoredMails(appContext)]),
    ).toContain(2);
    await vi.waitFor(async () => expect((await rowOf(waits))?.sent_at).toEqual(now));
    expect((await kept()).map(stampOf)).toEqual([`<${waits}@market.test>`]);
    expect((await rowOf(sent))?.message).toBeNull();
  });

  test('are deleted after their retention, sent ones and failed ones', async () => {
    await t.database.db.delete(mailOutbox);
    const [sent, dead, young] = [await waiting(), await waiting(), await waiting()];
    await sent.attempt();
    await t.database.db
      .update(mailOutbox)
      .set({ gave_up_at: now })
      .where(eq(mailOutbox.id, dead.id));
    const after = async (days: number) => {
      now = new Date(Date.parse('2031-03-01T08:00:00Z') + days * day + 1);
      return (await deleteExpired({ db: t.database.db, clock: t.config.clock, config: t.config }))
        .mails;
    };
    expect([await after(29), await after(30), await after(31)]).toEqual([0, 2, 0]);
    const left = await t.database.db.select({ id: mailOutbox.id }).from(mailOutbox);
    expect(left).toEqual([{ id: young.id }]);
    await sent.attempt();
  });
});
