import { createForm, createLead } from '@mawkib/api-clients/contracts/forms';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leads, mailOutbox } from '../../db/schema/index.js';
import { describeOnBoth, type TestApi } from '../../testing/test-api.js';
import { brochureForm } from '../form.fixture.js';
import { formsModule } from '../forms.module.js';

describeOnBoth('concurrent leads', (open) => {
  const recipients = ['a', 'b', 'c', 'd'].map((name) => `${name}@market.example`);
  let t: TestApi;
  beforeAll(async () => {
    const visitorMails = { perAddressHour: 10_000, perRecipientDay: 10_000, perStaffDay: 10_000 };
    t = await open({ modules: [formsModule], config: { visitorMails } });
    const text = { en: 'We have it' };
    const confirmations = { enabled: true, email_field: 'email', subject: text, text };
    for (const [id, told] of [
      ['one', recipients],
      ['other', recipients.toReversed()],
    ] as const) {
      const notifications = { enabled: true, recipients: [...told] };
      const settings = { ...brochureForm().settings, notifications, confirmations };
      const body = { ...brochureForm({ settings }), id };
      await t.api.call(createForm, { body }, await t.as('editor'));
    }
  });
  afterAll(() => t.close());

  test('are all stored with their mails, even if their forms name the same recipients in another order', async () => {
    const count = 80;
    const sent = await Promise.allSettled(
      Array.from({ length: count }, (_, at) =>
        t.api.call(
          createLead,
          {
            params: { id: at % 2 ? 'one' : 'other' },
            body: { data: { name: 'ليلى', email: `${at % 3}@example.test` }, locale: 'en' },
          },
          { headers: { 'x-client-address': `192.0.2.${at % 2}` } },
        ),
      ),
    );
    expect(sent.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await t.database.db.$count(leads)).toBe(count);
    expect(await t.database.db.$count(mailOutbox)).toBe(count * (recipients.length + 1));
  });
});
