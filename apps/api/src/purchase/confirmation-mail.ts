import { formatDateTime } from '@mawkib/core/locale';
import { formatMoney } from '@mawkib/core/money';
import type { OrderRow } from '../db/schema/purchase.js';
import type { Dealer, Vehicle } from '../db/schema/stock.js';
import { layOutMail } from '../mail/mail-layout.js';
import { purchaseMessages } from './purchase-messages.js';

interface Confirmed {
  order: OrderRow;
  vehicle: Vehicle;
  dealer: Dealer;
  link: string;
}

/** The mail with the link that confirms an order, in the order's language. */
export function confirmationMail({ order, vehicle, dealer, link }: Confirmed) {
  const { locale, customer } = order;
  const t = purchaseMessages(locale);
  const texts = vehicle.texts[locale];
  const model = texts.model_display_name;
  const price = formatMoney({ amount: order.price_minor, currency: order.currency }, locale);
  const hidden = vehicle.price_hidden.includes('cash');
  return layOutMail(
    {
      to: customer.email,
      subject: t('subject', { model }),
      greeting: t('greeting', { name: customer.first_name }),
      paragraphs: [
        t('thanks', { model }),
        t('until', { time: formatDateTime(order.expires_at, locale) }),
      ],
      action: { label: t('confirm'), url: link },
      facts: [
        { label: t('order_number'), value: order.order_number, ltr: true },
        { label: t('vehicle'), value: `${model} ${texts.version}` },
        { label: t('vin'), value: order.vin, ltr: true },
        ...(hidden ? [] : [{ label: t('price'), value: price }]),
        { label: t('deposit'), value: t('nothing') },
        { label: t('retailer'), value: dealer.texts[locale].name },
        { label: t('phone'), value: dealer.phone, ltr: true },
      ],
      closing: [t('next'), t('not_you')],
    },
    locale,
  );
}
