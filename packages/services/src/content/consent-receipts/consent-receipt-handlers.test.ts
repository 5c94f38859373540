import { randomUUID } from 'node:crypto';
import {
  type ConsentReceiptRow,
  listConsentReceipts,
  saveConsentReceipt,
} from '@mawkib/api-clients/contracts/content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consentTexts } from '../../db/schema/index.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';

const receipt = (change: Partial<ConsentReceiptRow> = {}): ConsentReceiptRow => ({
  id: randomUUID(),
  decidedAt: '2026-11-20T08:00:00.000Z',
  status: 'accepted',
  scopes: ['obligatory', 'optional'],
  policyVersion: '2',
  strategy: 'basic',
  gpc: false,
  locale: 'ar',
  text: 'نستخدم ملفات ضرورية ليعمل الموقع.',
  ...change,
});

describeOnDatabase('consent receipts', (open) => {
  let t: TestApi;
  beforeAll(async () => {
    t = await open();
  });
  afterAll(() => t.close());

  const keep = (body: ConsentReceiptRow) => t.api.call(saveConsentReceipt, { body });
  const listed = async (query: object = {}) =>
    t.api.call(listConsentReceipts, { query }, await t.as('admin'));

  test('are stored once, however often they are sent, with the text that was shown', async () => {
    const sent = receipt();
    await Promise.all([keep(sent), keep(sent), keep(sent)]);
    const { data } = await listed({ id: sent.id });
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject(sent);
  });

  test('store each text once', async () => {
    const before = (await t.database.db.select().from(consentTexts)).length;
    await keep(receipt({ text: 'A text of its own.', locale: 'en' }));
    await keep(
      receipt({ text: 'A text of its own.', locale: 'en', status: 'rejected', scopes: [] }),
    );
    expect(await t.database.db.select().from(consentTexts)).toHaveLength(before + 1);
  });

  test('are rejected if incomplete, naming the field', async () => {
    const { text, ...rest } = receipt();
    const response = await t.app.inject({
      method: 'POST',
      url: '/services/content/public_api/consent_receipts',
      payload: { ...rest, scopes: ['everything'] },
    });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('scopes');
    expect(response.body).toContain('text');
  });

  test('are listed by page for administrators only', async () => {
    for (let more = 0; more < 3; more++) await keep(receipt());
    const first = await listed({ items: '2', page: '1' });
    const second = await listed({ items: '2', page: '2' });
    expect(first.data).toHaveLength(2);
    expect(first.meta.total).toBeGreaterThanOrEqual(3);
    expect(second.data.map(({ id }) => id)).not.toContain(first.data[0]?.id);
    const asEditor = t.api.call(listConsentReceipts, { query: {} }, await t.as('editor'));
    await expect(asEditor).rejects.toMatchObject({ status: 403 });
    const asNobody = t.api.call(listConsentReceipts, { query: {} });
    await expect(asNobody).rejects.toMatchObject({ status: 401 });
  });
});
