import type { Locale } from '@mawkib/api-clients/contracts';
import type { Customer } from '@mawkib/api-clients/contracts/purchase';
import { formatMoney } from '@mawkib/core/money';
import { textsIn } from '../../locale/stored-texts.js';
import { typedText } from '../../mail/typed-text.js';
import { storedCheckout } from '../checkout/stored-checkouts.js';
import { pictureOf } from '../mails/order-mail-facts.js';
import { customerOf } from '../order-customers.js';
import type { OrderStore } from '../store/order-store.js';
import type { LockedState } from './locked-state.js';
import { eraseCheckout } from './paid-orders.js';
import { paymentMessages } from './payment-messages.js';
import type { SettlingParts } from './settle-payment.js';

/** Queues the mail to a buyer that their payment is returned, and why. */
export async function mailReturnedPayment(
  tx: OrderStore,
  known: LockedState,
  { cipher, mails, config }: SettlingParts,
): Promise<void> {
  const { payment, lock, vehicle } = known;
  const buyer = buyerOf(known, cipher);
  if (lock && payment.reason !== 'duplicate') await eraseCheckout(tx, lock.lock_id);
  if (!buyer || !vehicle) return;
  const { customer, locale } = buyer;
  const { senderFor } = await tx.mailSettings(locale);
  const t = paymentMessages(locale);
  const model = textsIn(vehicle.texts, locale).model_display_name;
  const amount = formatMoney({ amount: payment.amount_minor, currency: payment.currency }, locale);
  const isDuplicate = payment.reason === 'duplicate';
  const mail = mails.layOut(
    'payment-returned',
    {
      customer: {
        first_name: typedText(customer.first_name),
        last_name: typedText(customer.last_name),
      },
      model,
      amount: { amount: payment.amount_minor, currency: payment.currency },
      taken: payment.taken,
      payment: payment.vendor_id ?? payment.id,
    },
    {
      to: customer.email,
      sender: senderFor(vehicle.brand),
      home: `${config.origin}/${locale}/`,
      ...pictureOf({ vehicle, origin: config.origin }, locale),
      subject: t(payment.taken ? 'returned_subject' : 'released_subject', { amount }),
      greeting: t('greeting', { name: typedText(customer.first_name) }),
      paragraphs: [
        t(isDuplicate ? (payment.taken ? 'paid_twice' : 'paid_once') : 'not_yours', { model }),
        payment.taken ? t('refunded', { amount }) : t('released', { amount }),
      ],
      ...(!isDuplicate && {
        action: { label: t('similar'), url: `${config.origin}/${locale}/vehicles` },
      }),
      facts: [
        { label: t('vehicle'), value: `${model} ${textsIn(vehicle.texts, locale).version}` },
        { label: t('amount'), value: amount },
        { label: t('payment'), value: payment.vendor_id ?? payment.id, ltr: true },
      ],
      closing: [t('questions')],
    },
    locale,
  );
  await mails.enqueue(tx.db, mail);
}

/** The payer: from the details of the hold, or from its order. */
function buyerOf(
  { lock, order }: LockedState,
  cipher: SettlingParts['cipher'],
): { customer: Customer; locale: Locale } | undefined {
  const told = lock && storedCheckout(cipher, lock);
  if (told?.lead_attributes) return { customer: told.lead_attributes, locale: told.locale };
  const customer = order && customerOf(cipher, order);
  return customer ? { customer, locale: order.locale } : undefined;
}
