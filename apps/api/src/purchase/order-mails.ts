import type { Customer } from '@mawkib/api-clients/contracts';
import { formatDateTime } from '@mawkib/core/locale';
import { formatMoney } from '@mawkib/core/money';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import type { OrderRow } from '../db/schema/purchase.js';
import { type Dealer, dealers, type Vehicle } from '../db/schema/stock.js';
import { layOutMail } from '../mail/mail-layout.js';
import type { Outbox } from '../mail/outbox.js';
import { purchaseMessages } from './purchase-messages.js';

interface Ordered {
  order: OrderRow;
  customer: Customer;
  vehicle: Vehicle;
  /** The site's address as the buyer sees it. */
  origin: string;
  mails: Outbox;
}

const pageOf = ({ order, origin }: Ordered) =>
  `${origin}/${order.locale}/showroom-order-online/confirmation/${order.order_number}`;

/** Promises the mail with the link that confirms an order, in the order's language. */
export async function mailConfirmationLink(tx: Database, ordered: Ordered, token: string) {
  const { order, customer, vehicle, mails } = ordered;
  const { locale } = order;
  const t = purchaseMessages(locale);
  const model = vehicle.texts[locale].model_display_name;
  const dealer = await dealerOf(tx, vehicle);
  const mail = layOutMail(
    {
      to: customer.email,
      subject: t('subject', { model }),
      greeting: t('greeting', { name: customer.first_name }),
      paragraphs: [
        t('thanks', { model }),
        t('until', { time: formatDateTime(order.expires_at, locale) }),
      ],
      action: { label: t('confirm'), url: `${pageOf(ordered)}?token=${token}` },
      facts: factsOf(ordered, dealer),
      closing: [t('next'), t('not_you')],
    },
    locale,
  );
  await mails.enqueue(tx, mail);
}

/** Promises the mail that says the vehicle is the buyer's. */
export async function mailReserved(tx: Database, ordered: Ordered) {
  const { order, customer, vehicle, mails } = ordered;
  const { locale } = order;
  const t = purchaseMessages(locale);
  const model = vehicle.texts[locale].model_display_name;
  const dealer = await dealerOf(tx, vehicle);
  const mail = layOutMail(
    {
      to: customer.email,
      subject: t('reserved_subject', { model }),
      greeting: t('greeting', { name: customer.first_name }),
      paragraphs: [t('reserved'), t('reserved_next', { retailer: dealer.texts[locale].name })],
      action: { label: t('view_order'), url: pageOf(ordered) },
      facts: factsOf(ordered, dealer),
      closing: [],
    },
    locale,
  );
  await mails.enqueue(tx, mail);
}

/** Undefined with the vendor that takes no payment. */
const paidOf = ({ deposit_minor, deposit_currency, currency, locale }: OrderRow) =>
  deposit_minor > 0
    ? formatMoney({ amount: deposit_minor, currency: deposit_currency ?? currency }, locale)
    : undefined;

async function dealerOf(tx: Database, vehicle: Vehicle): Promise<Dealer> {
  const [dealer] = await tx.select().from(dealers).where(eq(dealers.id, vehicle.owner_id));
  if (!dealer) throw new Error(`Vehicle ${vehicle.id} has no owner`);
  return dealer;
}

function factsOf({ order, vehicle }: Ordered, dealer: Dealer) {
  const { locale } = order;
  const t = purchaseMessages(locale);
  const { model_display_name, version } = vehicle.texts[locale];
  const price = formatMoney({ amount: order.price_minor, currency: order.currency }, locale);
  const hidden = vehicle.price_hidden.includes('cash');
  return [
    { label: t('order_number'), value: order.order_number, ltr: true },
    { label: t('vehicle'), value: `${model_display_name} ${version}` },
    { label: t('vin'), value: order.vin, ltr: true },
    ...(hidden ? [] : [{ label: t('price'), value: price }]),
    { label: t('deposit'), value: paidOf(order) ?? t('nothing') },
    { label: t('retailer'), value: dealer.texts[locale].name },
    { label: t('phone'), value: dealer.phone, ltr: true },
  ];
}
