import { randomUUID } from 'node:crypto';
import { createForm, createLead } from '@mawkib/api-clients/contracts/forms';
import { startSandbox } from '@mawkib/sandbox';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { leads, locations, mailOutbox, settings } from '../../db/schema/index.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';
import { brochureForm } from '../form.fixture.js';
import { formsModule } from '../forms.module.js';

describeOnDatabase('mails of a lead', (open) => {
  let t: TestApi;
  let sandbox: Awaited<ReturnType<typeof startSandbox>>;
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
    const url = `smtp://127.0.0.1:${sandbox.smtpPort}`;
    t = await open({
      modules: [formsModule],
      jobs: ['mail'],
      config: { mail: { url, from: 'no-reply@market.test' } },
    });
    const settings = {
      ...brochureForm().settings,
      notifications: { enabled: true, recipients: ['sales@example.test', 'desk@example.test'] },
      confirmations: {
        enabled: true,
        email_field: 'email',
        subject: { ar: 'وصل طلبك', en: 'We have it' },
        text: { ar: 'شكرًا لك', en: 'Thank you' },
      },
    };
    const body = { ...brochureForm({ settings }), id: 'brochure' };
    await t.api.call(createForm, { body }, await t.as('editor'));
  });
  afterAll(async () => {
    await t.close();
    await sandbox.close();
  });
  const received = async (): Promise<{ to: string[]; subject: string; html: string }[]> =>
    (await fetch(`${sandbox.url}/_sandbox/mails`)).json();

  test('go once to staff without the answers, and to the visitor in their language', async () => {
    const data = { name: 'ليلى', email: 'layla@example.test' };
    const body = { data, locale: 'en' as const, idempotency_key: randomUUID() };
    for (let post = 0; post < 3; post += 1) {
      await t.api.call(createLead, { params: { id: 'brochure' }, body });
    }
    expect(await t.database.db.$count(mailOutbox)).toBe(3);
    await vi.waitFor(async () => expect(await received()).toHaveLength(3));
    const mails = new Map((await received()).map((mail) => [mail.to.join(), mail]));
    const visitor = mails.get('layla@example.test');
    expect(visitor).toMatchObject({ subject: 'We have it' });
    expect(visitor?.html).toContain('dir="ltr"');
    const staff = mails.get('sales@example.test');
    expect(staff?.subject).toBe('طلب عميل جديد: اطلب الكتيّب');
    expect(JSON.stringify(staff)).not.toMatch(/ليلى|layla/);
  });

  test('go to the chosen retailer with the answers, without links', async () => {
    const { db } = t.database;
    await db.insert(settings).values({
      ...{ key: 'mail.leads_recipients', version: 1, updated_at: new Date(), updated_by: 'test' },
      value: 'team@market.test',
    });
    await db.insert(locations).values({
      id: 'MKDXB01',
      attributes: { name: 'موكب', email: 'Retailer@market.test' },
      created_at: new Date(),
    });
    const form = brochureForm();
    const retailer = {
      id: 'retailer',
      type: 'select' as const,
      label: { ar: 'الوكيل' },
      required: true,
      width: 'full' as const,
      options: [{ value: 'MKDXB01', label: { ar: 'موكب دبي' } }],
    };
    const body = { ...form, fields: [...form.fields, retailer], id: 'drive' };
    await t.api.call(createForm, { body }, await t.as('editor'));
    const data = {
      name: 'ليلى',
      email: 'layla@example.test',
      phone: '+971501234567',
      retailer: 'MKDXB01',
      note: 'see http://evil.example <b>now</b>',
    };
    const sent = { data, locale: 'ar' as const, idempotency_key: randomUUID() };
    for (let post = 0; post < 3; post += 1) {
      await t.api.call(createLead, { params: { id: 'drive' }, body: sent });
    }
    const mine = async () =>
      (await received()).filter(({ to }) => /retailer@|team@/.test(to[0] ?? ''));
    await vi.waitFor(async () => expect(await mine()).toHaveLength(2));
    const toRetailer = (await mine()).find(({ to }) => to[0] === 'retailer@market.test');
    expect(toRetailer?.html).toContain('موكب دبي');
    expect(toRetailer?.html).toContain('layla@example.test');
    expect(toRetailer?.html).toContain('&lt;b&gt;now');
    expect(JSON.stringify(toRetailer)).not.toContain('http://evil.example');
    const toTeam = (await mine()).find(({ to }) => to[0] === 'team@market.test');
    expect(JSON.stringify(toTeam)).not.toMatch(/layla|ليلى/);
  });

  test('over the limit of a network the lead is stored and no further mail is sent', async () => {
    const limits = { perAddressHour: 2, perRecipientDay: 0, perStaffDay: 0 };
    const limited = await open({ modules: [formsModule], config: { visitorMails: limits } });
    const text = { en: 'We have it' };
    const confirmations = { enabled: true, email_field: 'email', subject: text, text };
    const settings = { ...brochureForm().settings, confirmations };
    const body = { ...brochureForm({ settings }), id: 'brochure' };
    await limited.api.call(createForm, { body }, await limited.as('editor'));
    const lead = (at: number, from: string) =>
      limited.api.call(
        createLead,
        {
          params: { id: 'brochure' },
          body: { data: { name: 'ليلى', email: `visitor${at}@example.test` }, locale: 'en' },
        },
        { headers: { 'x-client-address': from } },
      );
    // One IPv6 network, with different addresses in it.
    for (let at = 0; at < 4; at += 1) await lead(at, `2001:db8::${at + 1}`);
    expect(await limited.database.db.$count(mailOutbox)).toBe(2);
    await lead(5, '192.0.2.7');
    expect(await limited.database.db.$count(mailOutbox)).toBe(3);
    expect(await limited.database.db.$count(leads)).toBe(5);
    await limited.close();
  });

  test('over the limit of a mailbox the lead is stored and no further mail is sent', async () => {
    const limits = { perAddressHour: 0, perRecipientDay: 2, perStaffDay: 1 };
    const limited = await open({ modules: [formsModule], config: { visitorMails: limits } });
    const settings = {
      ...brochureForm().settings,
      notifications: { enabled: true, recipients: ['sales@example.test'] },
      confirmations: {
        enabled: true,
        email_field: 'email',
        subject: { ar: 'وصل طلبك', en: 'We have it' },
        text: { ar: 'شكرًا لك', en: 'Thank you' },
      },
    };
    const body = { ...brochureForm({ settings }), id: 'brochure' };
    await limited.api.call(createForm, { body }, await limited.as('editor'));
    for (const email of ['victim@example.test', 'Victim+1@example.test', 'victim+2@example.test']) {
      const lead = { data: { name: 'ليلى', email }, locale: 'en' as const };
      await limited.api.call(createLead, { params: { id: 'brochure' }, body: lead });
    }
    expect(await limited.database.db.$count(leads)).toBe(3);
    expect(await limited.database.db.$count(mailOutbox)).toBe(3);
    const lead = { data: { name: 'evil.example', email: 'a@example.test' }, locale: 'en' as const };
    const rejected = limited.api.call(createLead, { params: { id: 'brochure' }, body: lead });
    await expect(rejected).rejects.toMatchObject({
      status: 422,
      problem: { errors: [{ field: 'name', code: 'invalid_name' }] },
    });
    await limited.close();
  });
});
