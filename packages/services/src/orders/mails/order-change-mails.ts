import { defaultLocale } from '@mawkib/core/locale';
import { formatMoney, type Money } from '@mawkib/core/money';
import type { ApiConfig } from '../../config/api-config.js';
import type { Database } from '../../db/database.js';
import type { Vehicle } from '../../db/schema/dealers-and-vehicles.js';
import type { OrderRow } from '../../db/schema/orders.js';
import type { PiiCipher } from '../../encryption/pii-cipher.js';
import type { Outbox } from '../../mail/outbox.js';
import { typedAnswer } from '../../mail/typed-text.js';
import { customerOf } from '../order-customers.js';
import { addOrderToken } from '../order-secrets.js';
import { buyerMail, mailStaff, type Ordered, orderPageUrl } from './order-mails.js';
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

/** Null after the erasure of the customer: nobody is notified. */
function orderedOf(
  { order, vehicle }: Changed,
  { cipher, mails, config }: OrderMailParts,
): Ordered | null {
  const customer = customerOf(cipher, order);
  return customer && { order, customer, vehicle, origin: config.origin, mails };
}

/** Queues the mail before a confirmation link expires, with a link of its own. */
export async function mailReminder(tx: Database, changed: Changed, parts: OrderMailParts) {
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
  await mails.enqueue(tx, mail);
}

/** Queues the mail of an expired order. A pending payment is mailed about when it is returned. */
export async function mailExpired(tx: Database, changed: Changed, parts: OrderMailParts) {
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
  await mails.enqueue(tx, mail);
}

/** Queues the mails of a cancellation. `amount` is returned; undefined: nothing was paid. */
export async function mailCancelled(
  tx: Database,
  { amount, ...changed }: Changed & { amount: Money | undefined },
  parts: OrderMailParts,
) {
  const ordered = orderedOf(changed, parts);
  if (!ordered) return;
  const { order, customer, mails } = ordered;
  const { t, data, model, common } = await buyerMail(tx, ordered);
  const returned = amount && formatMoney(amount, order.locale);
  const mail = mails.layOut(
    'order-cancelled',
    { ...data, amount },
    {
      ...common,
      to: customer.email,
      subject: t('cancelled_subject', { model }),
      paragraphs: [
        t('cancelled'),
        returned ? t('cancelled_paid', { amount: returned }) : t('cancelled_free'),
      ],
      closing: [t('cancelled_not_you')],
    },
    order.locale,
  );
  await mails.enqueue(tx, mail);
  const staff = purchaseMessages(defaultLocale());
  const { cancel_reason: reason } = customer;
  await mailStaff(tx, ordered, {
    name: 'order-cancelled-staff',
    subject: 'staff_cancelled_subject',
    heading: 'staff_cancelled_heading',
    paragraphs: [staff('staff_cancelled')],
    facts: reason ? [{ label: staff('cancel_reason'), value: typedAnswer(reason) }] : [],
    closing: [staff('staff_answer')],
  });
}

/** Queues the mails of a completed refund. */
export async function mailRefunded(
  tx: Database,
  { amount, ...changed }: Changed & { amount: Money },
  parts: OrderMailParts,
) {
  const ordered = orderedOf(changed, parts);
  if (!ordered) return;
  const { order, customer, mails } = ordered;
  const { t, data, common } = await buyerMail(tx, ordered);
  const returned = formatMoney(amount, order.locale);
  const mail = mails.layOut(
    'order-refunded',
    { ...data, amount },
    {
      ...common,
      to: customer.email,
      subject: t('refunded_subject', { amount: returned }),
      paragraphs: [t('refunded', { amount: returned })],
      closing: [],
    },
    order.locale,
  );
  await mails.enqueue(tx, mail);
  const locale = defaultLocale();
  const staff = purchaseMessages(locale);
  await mailStaff(tx, ordered, {
    name: 'order-refunded-staff',
    subject: 'staff_refunded_subject',
    heading: 'staff_refunded_heading',
    paragraphs: [staff('staff_refunded', { amount: formatMoney(amount, locale) })],
    closing: [staff('staff_answer')],
  });
}
