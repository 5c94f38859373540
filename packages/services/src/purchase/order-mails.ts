import type { Customer, Locale } from '@mawkib/api-clients/contracts';
import { formatDateTime } from '@mawkib/core/locale';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import type { OrderRow } from '../db/schema/purchase.js';
import { type Dealer, dealers, type Vehicle } from '../db/schema/stock.js';
import { type MailSettings, mailSettings } from '../mail/mail-sender.js';
import type { Outbox } from '../mail/outbox.js';
import { typedText } from '../mail/typed-text.js';
import { customerFacts, orderFacts, pictureOf, retailerFacts } from './order-mail-facts.js';
import { purchaseMessages } from './purchase-messages.js';

export interface Ordered {
  order: OrderRow;
  customer: Customer;
  vehicle: Vehicle;
  /** The site's address as the buyer sees it. */
  origin: string;
  mails: Outbox;
}

/** The language of mails to the market's own people. */
const staffLocale = 'ar';

const pageOf = ({ order, origin }: Ordered) =>
  `${origin}/${order.locale}/showroom-order-online/confirmation/${order.order_number}`;

/** Promises the mail with the link that confirms an order, in the order's language. */
export async function mailConfirmationLink(tx: Database, ordered: Ordered, token: string) {
  const { order, customer, mails } = ordered;
  const { t, data, model, until, common } = await buyerMail(tx, ordered);
  const confirm_url = `${pageOf(ordered)}?token=${token}`;
  const mail = mails.layOut(
    'order-confirm',
    { ...data, confirm_url, expires_at: order.expires_at },
    {
      ...common,
      to: customer.email,
      subject: t('subject', { model }),
      paragraphs: [t('thanks', { model }), t('until', { time: until })],
      action: { label: t('confirm'), url: confirm_url },
      closing: [t('next'), t('not_you', { time: until })],
    },
    order.locale,
  );
  await mails.enqueue(tx, mail);
}

/**
 * Promises the mails of a confirmed order: to the buyer that the vehicle is theirs, and to the
 * retailer and the leads team that a customer waits for a call.
 */
export async function mailReserved(tx: Database, ordered: Ordered) {
  const { order, customer, mails } = ordered;
  const { t, data, model, dealer, common } = await buyerMail(tx, ordered);
  const mail = mails.layOut(
    'order-reserved',
    { ...data, order_url: pageOf(ordered) },
    {
      ...common,
      to: customer.email,
      subject: t('reserved_subject', { model }),
      paragraphs: [
        t('reserved'),
        t('reserved_next', { retailer: dealer.texts[order.locale].name }),
      ],
      action: { label: t('view_order'), url: pageOf(ordered) },
      closing: [t('reserved_change', { retailer: dealer.texts[order.locale].name })],
    },
    order.locale,
  );
  await mails.enqueue(tx, mail);
  await mailStaff(tx, ordered, dealer, await mailSettings(tx, staffLocale));
}

/** What the mails to a buyer share. */
async function buyerMail(tx: Database, ordered: Ordered) {
  const { order, customer, vehicle, origin } = ordered;
  const { locale } = order;
  const t = purchaseMessages(locale);
  const dealer = await dealerOf(tx, vehicle);
  const { senderFor } = await mailSettings(tx, locale);
  return {
    t,
    dealer,
    data: mailData(ordered, dealer, locale),
    model: vehicle.texts[locale].model_display_name,
    until: formatDateTime(order.expires_at, locale, 'long'),
    common: {
      sender: senderFor(vehicle.brand),
      home: `${origin}/${locale}/`,
      ...pictureOf(ordered, locale),
      greeting: t('greeting', { name: typedText(customer.first_name) }),
      facts: orderFacts(ordered, locale),
      contact: { title: t('your_retailer'), facts: retailerFacts(dealer, locale) },
    },
  };
}

async function mailStaff(tx: Database, ordered: Ordered, dealer: Dealer, market: MailSettings) {
  const { customer, order, vehicle, origin, mails } = ordered;
  const t = purchaseMessages(staffLocale);
  const model = vehicle.texts[staffLocale].model_display_name;
  const recipients = new Set([dealer.email.toLowerCase(), ...market.team]);
  for (const to of recipients) {
    const mail = mails.layOut(
      'order-reserved-staff',
      mailData(ordered, dealer, staffLocale),
      {
        to,
        sender: market.senderFor(vehicle.brand),
        home: `${origin}/${staffLocale}/`,
        subject: t('staff_subject', { model, number: order.order_number }),
        heading: t('staff_heading', { model }),
        ...pictureOf(ordered, staffLocale),
        greeting: t('staff_greeting'),
        paragraphs: [t('staff_text', { retailer: dealer.texts[staffLocale].name })],
        facts: orderFacts(ordered, staffLocale),
        contact: { title: t('customer'), facts: customerFacts(ordered, staffLocale) },
        closing: [t('staff_answer')],
      },
      staffLocale,
    );
    const { email, phone } = customer;
    await mails.enqueue(tx, { ...mail, about: { email, phone }, replyTo: email });
  }
}

const mailData = ({ order, customer, vehicle }: Ordered, dealer: Dealer, locale: Locale) => ({
  order_number: order.order_number,
  customer: {
    first_name: typedText(customer.first_name),
    last_name: typedText(customer.last_name),
  },
  model: vehicle.texts[locale].model_display_name,
  retailer: dealer.texts[locale].name,
});

async function dealerOf(tx: Database, vehicle: Vehicle): Promise<Dealer> {
  const [dealer] = await tx.select().from(dealers).where(eq(dealers.id, vehicle.owner_id));
  if (!dealer) throw new Error(`Vehicle ${vehicle.id} has no owner`);
  return dealer;
}
