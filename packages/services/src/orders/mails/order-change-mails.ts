import { defaultLocale } from '@mawkib/core/locale';
import { formatMoney, type Money } from '@mawkib/core/money';
import type { ApiConfig } from '../../config/api-config.js';
import type { Vehicle } from '../../db/schema/dealers-and-vehicles.js';
import type { OrderRow } from '../../db/schema/orders.js';
import type { PiiCipher } from '../../encryption/pii-cipher.js';
import { textsIn } from '../../locale/stored-texts.js';
import type { Outbox } from '../../mail/outbox.js';
import { typedAnswer } from '../../mail/typed-text.js';
import { customerOf } from '../order-customers.js';
import { addOrderToken } from '../order-secrets.js';
import type { OrderStore } from '../store/order-store.js';
import { buyerMail, mailOf, mailStaff, type Ordered, orderPageUrl } from './order-mails.js';
import { purchaseMessages } from './purchase-messages.js';

export interface OrderMailParts {
  cipher: PiiCipher;
  mails: Outbox;
  config: Pick<ApiConfig, 'origin'>;
}

interface Changed {
  order: OrderRow;
  vehicle: Vehicle;
}

/** Null after the erasure of the customer's data: no mail is sent. */
function orderedOf(
  { order, vehicle }: Changed,
  { cipher, mails, config }: OrderMailParts,
): Ordered | null {
  const customer = customerOf(cipher, order);
  return customer && { order, customer, vehicle, origin: config.origin, mails };
}

/** Queues the reminder before a confirmation link expires, with a new link. */
export async function mailReminder(tx: OrderStore, changed: Changed, parts: OrderMailParts) {
  const ordered = orderedOf(changed, parts);
  if (!ordered) return;
  const { order, customer, mails } = ordered;
  const { t, data, model, until, common } = await buyerMail(tx, ordered);
  const confirm_url = orderPageUrl(ordered, await addOrderToken(tx, order));
  const mail = mails.layOut(
    'order-reminder',
    { ...data, confirm_url, expires_at: order.expires_at },
    {
      ...common,
      to: customer.email,
      subject: t('reminder_subject', { model }),
      paragraphs: [t('reminder', { model, time: until })],
      action: { label: t('confirm'), url: confirm_url },
      closing: [t('next'), t('not_you', { time: until })],
    },
    order.locale,
  );
  await mails.enqueue(tx.db, mail, mailOf(order, 'order-reminder'));
}

/** Queues the mail of an expired order. A pending payment is mailed about when it is returned. */
export async function mailExpired(tx: OrderStore, changed: Changed, parts: OrderMailParts) {
  const ordered = orderedOf(changed, parts);
  if (!ordered || changed.order.payment_status === 'pending') return;
  const { order, customer, origin, mails } = ordered;
  const { t, data, model, common } = await buyerMail(tx, ordered);
  const mail = mails.layOut(
    'order-expired',
    data,
    {
      ...common,
      to: customer.email,
      subject: t('expired_subject', { model }),
      paragraphs: [t('expired')],
      action: { label: t('view_car'), url: `${origin}/${order.locale}/vehicles` },
      closing: [t('expired_next')],
    },
    order.locale,
  );
  await mails.enqueue(tx.db, mail, mailOf(order, 'order-expired'));
}

interface Cancelled extends Changed {
  /** Amount that is returned; undefined: nothing. */
  amount: Money | undefined;
  /** The person or role that cancelled. */
  by: 'buyer' | 'staff';
  /** The vehicle is offered again. */
  isFreed: boolean;
}

/** Queues the buyer's mail of a cancellation. */
export async function mailBuyerCancelled(
  tx: OrderStore,
  { amount, by, ...changed }: Omit<Cancelled, 'isFreed'>,
  parts: OrderMailParts,
): Promise<void> {
  const ordered = orderedOf(changed, parts);
  if (!ordered) return;
  const { order, customer, mails } = ordered;
  const { t, data, model, dealer, common } = await buyerMail(tx, ordered);
  const retailer = textsIn(dealer.texts, order.locale).name;
  const money = () => {
    if (amount) return [t('cancelled_paid', { amount: formatMoney(amount, order.locale) })];
    return order.payment_status === 'not_required' ? [t('cancelled_free')] : [];
  };
  const mail = mails.layOut(
    'order-cancelled',
    { ...data, amount },
    {
      ...common,
      to: customer.email,
      subject: t('cancelled_subject', { model }),
      paragraphs: [t(by === 'buyer' ? 'cancelled' : 'cancelled_by_staff'), ...money()],
      closing: [by === 'buyer' ? t('cancelled_not_you') : t('cancelled_questions', { retailer })],
    },
    order.locale,
  );
  await mails.enqueue(tx.db, mail, mailOf(order, 'order-cancelled'));
}

/** Queues the mails of a cancellation to the buyer, the retailer and the leads team. */
export async function mailCancelled(
  tx: OrderStore,
  cancelled: Cancelled,
  parts: OrderMailParts,
): Promise<void> {
  const ordered = orderedOf(cancelled, parts);
  if (!ordered) return;
  await mailBuyerCancelled(tx, cancelled, parts);
  const staff = purchaseMessages(defaultLocale());
  const { cancel_reason: reason } = ordered.customer;
  const { by, isFreed } = cancelled;
  await mailStaff(tx, ordered, {
    name: 'order-cancelled-staff',
    subject: 'staff_cancelled_subject',
    heading: 'staff_cancelled_heading',
    paragraphs: [
      staff(by === 'buyer' ? 'staff_cancelled_by_buyer' : 'staff_cancelled_by_staff'),
      staff(isFreed ? 'staff_cancelled_freed' : 'staff_cancelled_kept'),
    ],
    facts: reason ? [{ label: staff('cancel_reason'), value: typedAnswer(reason) }] : [],
    closing: [staff('staff_answer')],
  });
}

interface Refunded extends Changed {
  amount: Money;
  /** The whole payment, if `amount` is a part of it and not the last one. */
  of?: Money | undefined;
}

/** Queues the mails of a completed refund. */
export async function mailRefunded(
  tx: OrderStore,
  { amount, of, ...changed }: Refunded,
  parts: OrderMailParts,
): Promise<void> {
  const ordered = orderedOf(changed, parts);
  if (!ordered) return;
  const { order, customer, mails } = ordered;
  const { t, data, common } = await buyerMail(tx, ordered);
  const returned = formatMoney(amount, order.locale);
  const mail = mails.layOut(
    'order-refunded',
    { ...data, amount, of },
    {
      ...common,
      to: customer.email,
      subject: t('refunded_subject', { amount: returned }),
      paragraphs: [
        of
          ? t('refunded_part', { amount: returned, total: formatMoney(of, order.locale) })
          : t('refunded', { amount: returned }),
      ],
      closing: [],
    },
    order.locale,
  );
  await mails.enqueue(tx.db, mail, mailOf(order, 'order-refunded'));
  const locale = defaultLocale();
  const staff = purchaseMessages(locale);
  const told = formatMoney(amount, locale);
  await mailStaff(tx, ordered, {
    name: 'order-refunded-staff',
    subject: of ? 'staff_refunded_part_subject' : 'staff_refunded_subject',
    heading: of ? 'staff_refunded_part_heading' : 'staff_refunded_heading',
    paragraphs: [
      of
        ? staff('staff_refunded_part', { amount: told, total: formatMoney(of, locale) })
        : staff('staff_refunded', { amount: told }),
    ],
    closing: [staff('staff_answer')],
  });
}
