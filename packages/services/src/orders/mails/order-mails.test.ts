import { demoDealers } from '@mawkib/demo-market/data';
import { expect, test } from 'vitest';
import type { Database } from '../../db/database.js';
import { type Dealer, dealers } from '../../db/schema/dealers-and-vehicles.js';
import type { MailMessage } from '../../db/schema/mail-outbox.js';
import type { OrderRow } from '../../db/schema/orders.js';
import { layOutOf } from '../../mail/market-mails.js';
import { sampleVehicle } from '../../testing/order-simulation/sample-rows.js';
import { testConfig } from '../../testing/test-config.js';
import type { OrderStore } from '../store/order-store.js';
import { mailReserved, type Ordered } from './order-mails.js';

const dealer = demoDealers[0] as unknown as Dealer;

/** Texts of the mails to the buyer and to the retailer, in the language of the order. */
async function reservedMails(
  locale: 'ar' | 'en',
  changes: Partial<OrderRow>,
  choices?: Ordered['customer']['choices'],
): Promise<string[]> {
  const sent: MailMessage[] = [];
  const found = (table: unknown) =>
    Object.assign(Promise.resolve([]), { where: async () => (table === dealers ? [dealer] : []) });
  const tx = {
    db: { select: () => ({ from: found }) } as unknown as Database,
    dealer: async () => dealer,
    orderOnlineEntry: async () => undefined,
    mailSettings: async () => ({ senderFor: () => 'Aurora', team: [] }),
  } as unknown as OrderStore;
  const order = {
    ...{ order_number: 'MK-7F3K-92QD', locale, vin: null, price_minor: 48_900_000 },
    ...{ currency: 'AED', deposit_minor: 500_000, deposit_currency: 'AED' },
    ...{ expires_at: new Date('2026-11-22T08:00:00Z'), confirmed_at: null, cancel_until: null },
    ...{ created_at: new Date('2026-11-20T08:00:00Z') },
    ...changes,
  } as OrderRow;
  const ordered: Ordered = {
    order,
    customer: {
      ...{ first_name: 'نورة', last_name: 'المنصوري', email: 'noura@example.test' },
      ...{ phone: '+971501234567', consent: true, choices },
    },
    vehicle: sampleVehicle('7', dealer.id, 'AED'),
    origin: testConfig().origin,
    mails: {
      layOut: layOutOf({}, { warn() {} } as never),
      enqueue: async (_, mail) => String(sent.push(mail)),
      enqueueAll: async (_, mails) => void sent.push(...mails),
    },
  };
  await mailReserved(tx, ordered, 'token');
  return sent.map(({ text }) => text);
}

test('a buyer who paid reads what was paid, and until when to cancel on the page of the order', async () => {
  const cancel_until = new Date('2026-12-04T08:00:00Z');
  const [mail] = await reservedMails('en', { payment_status: 'paid', cancel_until });
  expect(mail).toMatch(/Deposit paid: AED\s5,000/);
  expect(mail).toContain('You can cancel on the page of your order until 4 December 2026');
  expect(mail).toContain('04 555 0110');
  const [free] = await reservedMails('ar', { payment_status: 'not_required', deposit_minor: 0 });
  expect(free).toContain('العربون: لا شيء، الحجز مجاني');
  expect(free).toContain('يمكنك إلغاء الحجز من صفحة طلبك.');
});

test('a booked appointment is named to both, and nobody is asked to arrange one', async () => {
  const appointment = {
    kind: 'test_drive',
    retailer_id: dealer.id,
    date: '2026-12-01',
    slot: '10:00',
  };
  const paid = { payment_status: 'paid' } as const;
  const [mail, retailer] = await reservedMails('en', paid, { appointment });
  const name = dealer.texts.en?.name ?? '';
  expect(mail).toContain(`Your appointment: Test drive, 1 December 2026, 10:00, ${name}.`);
  expect(mail).not.toContain('arrange a viewing');
  expect(retailer).toContain('حجز العميل موعدًا: تجربة قيادة، 1 ديسمبر 2026، 10:00');
  expect(retailer).not.toContain('اتصل بالعميل');
  const [open, told] = await reservedMails('en', paid, { appointment: { kind: 'none' } });
  expect(open).toContain('arrange a viewing');
  expect(told).toContain('اتصل بالعميل لتحديد موعد المعاينة');
});
