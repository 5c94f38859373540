import { randomUUID } from 'node:crypto';
import { createForm, createLead } from '@mawkib/api-clients/contracts';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailOutbox } from '../db/schema/index.js';
import { describeOnBoth, type TestApi } from '../testing/test-api.js';
import { brochureForm } from './form.fixture.js';
import { forms } from './forms.module.js';

describeOnBoth('mails of a lead', (open) => {
  let t: TestApi;
  beforeAll(async () => {
    // Without the service that sends them.
    t = await open({ modules: [forms] });
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
  afterAll(() => t.close());

  test('go to staff without what was written, to the visitor in their language, once', async () => {
    const data = { name: 'ليلى', email: 'layla@example.test' };
    const body = { data, locale: 'en' as const, idempotency_key: randomUUID() };
    for (let post = 0; post < 3; post += 1) {
      await t.api.call(createLead, { params: { id: 'brochure' }, body });
    }
    const sent = await t.database.db.select().from(mailOutbox).orderBy(asc(mailOutbox.id));
    const mails = new Map(sent.map(({ message }) => [message?.to, message]));
    expect([sent.length, mails.size]).toEqual([3, 3]);
    const visitor = mails.get('layla@example.test');
    expect(visitor).toMatchObject({ subject: 'We have it' });
    expect(visitor?.html).toContain('dir="ltr"');
    const staff = mails.get('sales@example.test');
    expect(staff?.subject).toBe('طلب جديد: اطلب الكتيّب');
    expect(JSON.stringify(staff)).not.toMatch(/ليلى|layla/);
  });
});
