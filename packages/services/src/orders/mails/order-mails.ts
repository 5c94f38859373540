import type { Locale } from '@mawkib/api-clients/contracts';
import { defaultLocale, formatDateTime } from '@mawkib/core/locale';
import type { Dealer, Vehicle } from '../../db/schema/dealers-and-vehicles.js';
import type { OrderRow } from '../../db/schema/orders.js';
import { textsIn } from '../../locale/stored-texts.js';
import type { MailName } from '../../mail/market-mails.js';
import type { Outbox } from '../../mail/outbox.js';
import type { MailFact } from '../../mail/render-mail.js';
import { typedText } from '../../mail/typed-text.js';
import { sellerConfigOf } from '../checkout-config.js';
import { bookedVisit } from '../choices/booked-visit.js';
import { choiceFacts } from '../choices/choice-facts.js';
import type { StoredCustomer } from '../order-customers.js';
import type { OrderStore } from '../store/order-store.js';
import { customerFacts, orderFacts, pictureOf, retailerFacts } from './order-mail-facts.js';
import { purchaseMessages } from './purchase-messages.js';

export interface Ordered {
  order: OrderRow;
  customer: StoredCustomer;
  vehicle: Vehicle;
  /** Public origin of the site. */
  origin: string;
  mails: Outbox;
}

/** The page of an order; with a token for its buyer. */
export const orderPageUrl = ({ order, origin }: Ordered, token: string) =>
  `${origin}/${order.locale}/showroom-order-online/confirmation/${order.order_number}?token=${token}`;

/** The order and name of a mail, for the order's history. */
export const mailOf = ({ order_number }: OrderRow, name: MailName) => ({ order_number, name });

/** Queues the mail with the confirmation link, in the order's language. */
export async function mailConfirmationLink(tx: OrderStore, ordered: Ordered, token: string) {
  const { order, customer, mails } = ordered;
  const { t, data, model, until, common } = await buyerMail(tx, ordered);
  const confirm_url = orderPageUrl(ordered, token);
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
  await mails.enqueue(tx.db, mail, mailOf(order, 'order-confirm'));
}

/** Queues the buyer's mail of a confirmed order. */
export async function mailBuyerReserved(tx: OrderStore, ordered: Ordered, token: string) {
  const { order, customer, mails } = ordered;
  const { t, data, model, dealer, common } = await buyerMail(tx, ordered);
  const order_url = orderPageUrl(ordered, token);
  const retailer = textsIn(dealer.texts, order.locale).name;
  const { choices } = customer;
  const appointment = await bookedVisit(tx.db, choices, ordered.vehicle, order.locale);
  const mail = mails.layOut(
    'order-reserved',
    { ...data, order_url },
    {
      ...common,
      to: customer.email,
      subject: t('reserved_subject', { model }),
      paragraphs: [
        t('reserved'),
        appointment ? t('reserved_visit', { appointment }) : t('reserved_next', { retailer }),
      ],
      action: { label: t('view_order'), url: order_url },
      closing: [
        order.cancel_until
          ? t('cancel_here_until', {
              time: formatDateTime(order.cancel_until, order.locale, 'long'),
            })
          : t('cancel_here'),
        t('reserved_change', { retailer }),
      ],
    },
    order.locale,
  );
  await mails.enqueue(tx.db, mail, mailOf(order, 'order-reserved'));
  return dealer;
}

/**
 * Queues the mails of a confirmed order: the confirmation for the buyer, and a notice for the
 * retailer and the leads team to call them.
 */
export async function mailReserved(tx: OrderStore, ordered: Ordered, token: string) {
  const dealer = await mailBuyerReserved(tx, ordered, token);
  const { customer } = ordered;
  const locale = defaultLocale();
  const staff = purchaseMessages(locale);
  const retailer = textsIn(dealer.texts, locale).name;
  const { choices } = customer;
  const appointment = await bookedVisit(tx.db, choices, ordered.vehicle, locale);
  await mailStaff(tx, ordered, {
    name: 'order-reserved-staff',
    subject: 'staff_subject',
    heading: 'staff_heading',
    paragraphs: [
      staff('staff_text', { retailer }),
      appointment ? staff('staff_visit', { appointment }) : staff('staff_call'),
    ],
    facts: await choiceFacts(tx.db, choices, ordered.vehicle, locale),
    closing: [staff('staff_answer')],
  });
}

/** Parts that all mails to a buyer share. */
export async function buyerMail(tx: OrderStore, ordered: Ordered) {
  const { order, customer, vehicle, origin } = ordered;
  const { locale } = order;
  const t = purchaseMessages(locale);
  const dealer = await dealerOf(tx, vehicle);
  const { senderFor } = await tx.mailSettings(locale);
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
      facts: [
        ...orderFacts(ordered, locale),
        ...(await choiceFacts(tx.db, customer.choices, vehicle, locale)),
      ],
      contact: { title: t('your_retailer'), facts: retailerFacts(dealer, locale) },
    },
  };
}

interface StaffMail {
  name: 'order-reserved-staff' | 'order-cancelled-staff' | 'order-refunded-staff';
  subject:
    | 'staff_subject'
    | 'staff_cancelled_subject'
    | 'staff_refunded_subject'
    | 'staff_refunded_part_subject';
  heading:
    | 'staff_heading'
    | 'staff_cancelled_heading'
    | 'staff_refunded_heading'
    | 'staff_refunded_part_heading';
  paragraphs: string[];
  /** Rows after those of the order. */
  facts?: MailFact[];
  closing: string[];
}

/**
 * Queues a mail to the retailer (`retailer_recipients` of its company's config, else its own
 * address) and the leads team, in the market's language.
 */
export async function mailStaff(
  tx: OrderStore,
  ordered: Ordered,
  { name, subject, heading, paragraphs, facts = [], closing }: StaffMail,
): Promise<void> {
  const locale = defaultLocale();
  const market = await tx.mailSettings(locale);
  const { customer, order, vehicle, origin, mails } = ordered;
  const t = purchaseMessages(locale);
  const dealer = await dealerOf(tx, vehicle);
  const model = textsIn(vehicle.texts, locale).model_display_name;
  const { retailer_recipients } = await sellerConfigOf(tx, vehicle);
  // An imported retailer may have no address.
  const own = dealer.email === '' ? [] : [dealer.email];
  const retailer = retailer_recipients.length > 0 ? retailer_recipients : own;
  for (const to of new Set([...retailer.map((each) => each.toLowerCase()), ...market.team])) {
    const mail = mails.layOut(
      name,
      mailData(ordered, dealer, locale),
      {
        to,
        sender: market.senderFor(vehicle.brand),
        home: `${origin}/${locale}/`,
        subject: t(subject, { model, number: order.order_number }),
        heading: t(heading, { model }),
        ...pictureOf(ordered, locale),
        greeting: t('staff_greeting'),
        paragraphs,
        facts: [...orderFacts(ordered, locale), ...facts],
        contact: { title: t('customer'), facts: customerFacts(ordered, locale) },
        closing,
      },
      locale,
    );
    const { email, phone } = customer;
    const about = { email, phone };
    await mails.enqueue(tx.db, { ...mail, about, replyTo: email }, mailOf(order, name));
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

async function dealerOf(tx: OrderStore, vehicle: Vehicle): Promise<Dealer> {
  const dealer = await tx.dealer(vehicle.owner_id);
  if (!dealer) throw new Error(`Vehicle ${vehicle.id} has no owner`);
  return dealer;
}
