import type { Customer, Locale } from '@mawkib/api-clients/contracts';
import { defaultLocale, formatDateTime } from '@mawkib/core/locale';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { type Dealer, dealers, type Vehicle } from '../../db/schema/dealers-and-vehicles.js';
import type { OrderRow } from '../../db/schema/orders.js';
import { textsIn } from '../../locale/stored-texts.js';
import { type MailSettings, mailSettings } from '../../mail/mail-settings.js';
import type { Outbox } from '../../mail/outbox.js';
import { typedText } from '../../mail/typed-text.js';
import { customerFacts, orderFacts, pictureOf, retailerFacts } from './order-mail-facts.js';
import { purchaseMessages } from './purchase-messages.js';

export interface Ordered {
  order: OrderRow;
  customer: Customer;
  vehicle: Vehicle;
  /** Public origin of the site. */
  origin: string;
  mails: Outbox;
}

const pageOf = ({ order, origin }: Ordered) =>
  `${origin}/${order.locale}/showroom-order-online/confirmation/${order.order_number}`;

/** Queues the mail with the confirmation link, in the order's language. */
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
 * Queues the mails of a confirmed order: the confirmation for the buyer, and a notice for the
 * retailer and the leads team to call them.
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
        t('reserved_next', { retailer: textsIn(dealer.texts, order.locale).name }),
      ],
      action: { label: t('view_order'), url: pageOf(ordered) },
      closing: [t('reserved_change', { retailer: textsIn(dealer.texts, order.locale).name })],
    },
    order.locale,
  );
  await mails.enqueue(tx, mail);
  await mailStaff(tx, ordered, dealer, await mailSettings(tx, defaultLocale()));
}

/** Parts that all mails to a buyer share. */
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
    model: textsIn(vehicle.texts, locale).model_display_name,
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
  const locale = defaultLocale();
  const { customer, order, vehicle, origin, mails } = ordered;
  const t = purchaseMessages(locale);
  const model = textsIn(vehicle.texts, locale).model_display_name;
  // An imported retailer may have no address.
  const retailer = dealer.email === '' ? [] : [dealer.email.toLowerCase()];
  for (const to of new Set([...retailer, ...market.team])) {
    const mail = mails.layOut(
      'order-reserved-staff',
      mailData(ordered, dealer, locale),
      {
        to,
        sender: market.senderFor(vehicle.brand),
        home: `${origin}/${locale}/`,
        subject: t('staff_subject', { model, number: order.order_number }),
        heading: t('staff_heading', { model }),
        ...pictureOf(ordered, locale),
        greeting: t('staff_greeting'),
        paragraphs: [t('staff_text', { retailer: textsIn(dealer.texts, locale).name })],
        facts: orderFacts(ordered, locale),
        contact: { title: t('customer'), facts: customerFacts(ordered, locale) },
        closing: [t('staff_answer')],
      },
      locale,
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
  model: textsIn(vehicle.texts, locale).model_display_name,
  retailer: textsIn(dealer.texts, locale).name,
});

async function dealerOf(tx: Database, vehicle: Vehicle): Promise<Dealer> {
  const [dealer] = await tx.select().from(dealers).where(eq(dealers.id, vehicle.owner_id));
  if (!dealer) throw new Error(`Vehicle ${vehicle.id} has no owner`);
  return dealer;
}
