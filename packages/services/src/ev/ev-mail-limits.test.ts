import { createEvLead, initializeCancellation } from '@mawkib/api-clients/contracts/ev';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AppContext } from '../app-context.js';
import { formsSettings } from '../db/schema/forms.js';
import { allowances, mailOutbox } from '../db/schema/index.js';
import { settingAad } from '../forms/forms-settings.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';
import { evModule } from './ev.module.js';

describeOnDatabase('mails of orders of electric vehicles', (open) => {
  let t: TestApi;
  let context: AppContext;
  beforeAll(async () => {
    t = await open({
      demo: true,
      config: { visitorMails: { perAddressHour: 3, perRecipientDay: 2, perStaffDay: 4 } },
      modules: [
        (given) => {
          context = given;
          return evModule(given);
        },
      ],
    });
  });
  beforeEach(async () => {
    await t.database.db.delete(allowances);
    await t.database.db.delete(mailOutbox);
  });
  afterAll(() => t.close());

  const mails = () => t.database.db.$count(mailOutbox);
  const headersOf = (from: string) => ({ headers: { 'x-client-address': from } });
  const order = async (email: string, from: string) =>
    (await t.api.call(createEvLead, { body: { email } }, headersOf(from))).data as {
      id: string;
      token: string;
    };

  test('are limited by recipient, also for a cancellation, and the order stays', async () => {
    const made = [];
    for (const [at, email] of ['a@x.example', 'a+1@x.example', 'A@x.example'].entries())
      made.push(await order(email, `192.0.2.${at}`));
    expect(await mails()).toBe(2);
    for (const { id, token } of made) {
      const requested = { params: { id }, headers: { 'X-Lead-Token': token } };
      const { data } = await t.api.call(
        initializeCancellation,
        requested,
        headersOf('198.51.100.9'),
      );
      expect(data.status).toBe('cancellation_initialized');
    }
    expect(await mails()).toBe(2);
  });

  test('are limited by the network of the caller', async () => {
    for (let at = 0; at < 5; at += 1) await order(`buyer${at}@x.example`, `2001:db8::${at + 1}`);
    expect(await mails()).toBe(3);
    await order('other@x.example', '192.0.2.7');
    expect(await mails()).toBe(4);
  });

  test('to staff are limited by recipient', async () => {
    const key = 'ev.recipients';
    await t.database.db.insert(formsSettings).values({
      ...{ id: '6f1f3f5e-64ad-4f1a-8d53-0d5f2f4a7c11', key, updated_at: new Date() },
      encrypted: context.cipher.encrypt('desk@market.example', settingAad(key)),
    });
    for (let at = 0; at < 6; at += 1) {
      await t.api.call(createEvLead, { body: { phone: '+971501234567' } }, headersOf('192.0.2.8'));
    }
    expect(await mails()).toBe(4);
  });
});
