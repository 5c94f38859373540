import { randomUUID } from 'node:crypto';
import { createForm, createLead } from '@mawkib/api-clients/contracts';
import { startSandbox } from '@mawkib/sandbox';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mailOutbox } from '../db/schema/index.js';
import { describeOnBoth, type TestApi } from '../testing/test-api.js';
import { brochureForm } from './form.fixture.js';
import { forms } from './forms.module.js';

describeOnBoth('mails of a lead', (open) => {
  let t: TestApi;
  let sandbox: Awaited<ReturnType<typeof startSandbox>>;
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
    const url = `smtp://127.0.0.1:${sandbox.smtpPort}`;
    t = await open({ modules: [forms], config: { mail: { url, from: 'no-reply@market.test' } } });
    const settings = {
      ...brochureForm().settings,
      notifications: { enabled: true, recipients: ['sales@example.test', 'desk@example.test'] },
      confirmations: {
        enabled: true,
        email_field: 'email',
        subject: { ar: 'وصل طلبك', en: 'We have it' },
        text: { ar: 'شكراً لك', en: 'Thank you' },
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

  test('go to staff without what was written, to the visitor in their language, once', async () => {
    const data = { name: 'ليلى', email: 'layla@example.test' };
    const body = { data, locale: 'en' as const, idempotency_key: randomUUID() };
    for (let post = 0; post < 3; post += 1) {
      await t.api.call(createLead, { params: { id: 'brochure' }, body });
    }
    expect(await t.database.db.$count(mailOutbox)).toBe(3);
    await vi.waitFor(async () => expect(await received()).toHaveLength(3), 15_000);
    const mails = new Map((await received()).map((mail) => [mail.to.join(), mail]));
    const visitor = mails.get('layla@example.test');
    expect(visitor).toMatchObject({ subject: 'We have it' });
    expect(visitor?.html).toContain('dir="ltr"');
    const staff = mails.get('sales@example.test');
    expect(staff?.subject).toBe('طلب جديد: اطلب الكتيّب');
    expect(JSON.stringify(staff)).not.toMatch(/ليلى|layla/);
  });
});
