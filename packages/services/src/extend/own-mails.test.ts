import { createLead } from '@mawkib/api-clients/contracts/forms';
import {
  createOrder,
  freeReservationVendor,
  initOrder,
} from '@mawkib/api-clients/contracts/purchase';
import { startSandbox } from '@mawkib/sandbox';
import { escapeHtml, type MarketMails, rows, sql } from '@mawkib/services';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { shareOrderConfig } from '../testing/share-order-config.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';

/** Mails of the market's own: one from scratch and one in the layout of the packages. */
const mails: MarketMails = {
  'order-confirm': (data, { locale }) => ({
    subject: locale === 'ar' ? `بحرٌ وسيارة: ${data.model}` : `Sea and car: ${data.model}`,
    html: `<p>${escapeHtml(data.customer.first_name)}</p><a href="${escapeHtml(data.confirm_url)}">✓</a>`,
    text: `${data.order_number} ${data.retailer} ${data.confirm_url}`,
  }),
  'lead-staff': (data, { content, layOut }) =>
    layOut({ ...content, subject: `⚓ ${data.form}`, closing: ['Fair winds'] }),
  'lead-retailer': () => {
    throw new Error('There is no such tide');
  },
};

interface Mail {
  subject: string;
  text: string;
  html: string;
  to: string[];
}

describeOnDatabase('mails of a market’s own', (open) => {
  let t: TestApi;
  let sandbox: Awaited<ReturnType<typeof startSandbox>>;
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
    t = await open({
      demo: true,
      jobs: ['mail'],
      parts: { mails },
      config: {
        mail: { url: `smtp://127.0.0.1:${sandbox.smtpPort}`, from: 'no-reply@market.test' },
      },
    });
    await shareOrderConfig(t.database.db);
  });
  afterAll(async () => {
    await t.close();
    await sandbox.close();
  });
  const sent = async (): Promise<Mail[]> => (await fetch(`${sandbox.url}/_sandbox/mails`)).json();
  const mailOf = (subject: RegExp) =>
    vi.waitFor(async () => {
      const found = (await sent()).find((mail) => subject.test(mail.subject));
      expect(found).toBeDefined();
      return found as Mail;
    });

  test('replace those of the packages, to the same people', async () => {
    const [body = { vehicle_id: '', company_uuid: '' }] = await rows<{
      vehicle_id: string;
      company_uuid: string;
    }>(
      t.database.db,
      sql`select v.id as vehicle_id, d.company_uuid from vehicles v
        join dealers d on d.id = v.owner_id where v.status = 'stock' order by v.id limit 1`,
    );
    const { lock_id } = (await t.api.call(initOrder, { body })).data;
    const customer = {
      first_name: 'Noura <b>',
      last_name: 'Mansoori',
      email: 'noura@example.test',
      phone: '+971500000001',
      consent: true as const,
    };
    const { order_number } = (
      await t.api.call(createOrder, {
        body: {
          lock_id,
          vehicle_id: body.vehicle_id,
          vendor_uuid: freeReservationVendor,
          locale: 'en',
          lead_attributes: customer,
        },
      })
    ).data;
    const mail = await mailOf(/^Sea and car: /);
    expect(mail.text).toMatch(new RegExp(`^${order_number} .+ http.+${order_number}\\?token=\\S+`));
    expect(mail.html).toContain('<p>Noura &lt;b&gt;</p>');
    expect(JSON.stringify(mail)).toContain('noura@example.test');
    expect((await sent()).filter(({ text }) => text.includes('?token='))).toHaveLength(1);
  });

  test('can reuse the layout, and their failures lose no mail', async () => {
    const data = {
      first_name: 'نورة',
      last_name: 'الكعبي',
      phone: '0501234567',
      email: 'noura@example.test',
      model: 'defender',
      retailer: 'MKDXB01',
      consent: 'true',
    };
    await t.api.call(createLead, { params: { id: 'test-drive' }, body: { data } });
    const staff = await mailOf(/^⚓ /);
    expect(staff.text).toContain('Fair winds');
    expect(staff.html).toContain('dir="rtl"');
    // The market's mail to the retailer fails, so the default one is sent.
    const retailer = await mailOf(/^طلب عميل جديد/);
    expect(retailer.text).toContain('الكعبي');
  });
});
