import type { OrderQuote } from '@mawkib/api-clients/contracts/purchase';
import { formatMoney } from '@mawkib/core/money';
import { useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { checkoutMessages } from '../checkout/checkout.messages.js';
import { orderMessages } from '../order.messages.js';
import { stepsMessages } from '../steps/steps.messages.js';
import { styles } from './vehicle-aside.styles.js';

type Line = OrderQuote['lines'][number];

/** Lines of a quote and what is due; the price of the car is above them. */
export function QuoteSums({ quote }: { quote: OrderQuote }) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = stepsMessages(locale);
  const order = orderMessages(locale);
  const lines = quote.lines.filter(({ key }) => key !== 'vehicle');
  const rows = [
    ...lines.map((line) => {
      const price = formatMoney(line, locale);
      return {
        key: line.key,
        label: nameOf(line, t),
        value: line.period === 'month' ? t('monthly', { price }) : price,
      };
    }),
    {
      key: 'due_now',
      label: order('deposit'),
      value:
        quote.due_now.amount > 0 ? formatMoney(quote.due_now, locale) : order('nothing_to_pay'),
    },
    ...(quote.charged
      ? [
          {
            key: 'charged',
            label: checkoutMessages(locale)('charged', { currency: quote.charged.currency }),
            value: formatMoney(quote.charged, locale),
          },
        ]
      : []),
    ...(quote.due_later
      ? [{ key: 'due_later', label: t('due_later'), value: formatMoney(quote.due_later, locale) }]
      : []),
  ];
  return rows.map(({ key, label, value }) => (
    <div className={css.sum} key={key} data-line={key}>
      <dt>{label}</dt>
      <dd className={css.amount}>{value}</dd>
    </div>
  ));
}

function nameOf({ key, label }: Line, t: ReturnType<typeof stepsMessages>): string {
  switch (key) {
    case 'plan_deposit':
    case 'plan':
    case 'lease':
    case 'rent':
      return t(`line_${key}`);
    case 'delivery':
      return label ? t('line_delivery', { area: label }) : t('line_delivery_plain');
    default:
      return label ?? key;
  }
}
