import { ScrollRegion, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { FinancePlan } from '../../engine/finance/finance-plan.js';
import { minorOf } from '../../engine/finance/monthly-parts.js';
import { monthlyQuote } from '../../engine/finance/monthly-quote.js';
import { type Price, priceDisplay } from '../../engine/prices/prices.js';
import { formatPrice } from '../../engine/prices/stock-prices.js';
import { messages as cardMessages } from '../labels/card.messages.js';
import { exactAmount } from './amount-texts.js';
import { financeMessages } from './finance.messages.js';
import { styles } from './finance-options-table.styles.js';

interface Props {
  prices: readonly Price[];
  state: string;
  /** Null: the market has no finance. */
  plan: FinancePlan | null;
}

/** Financing options of a vehicle with amounts; finance has a row for each term. */
export function FinanceOptionsTable({ prices, state, plan }: Props) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = financeMessages(locale);
  const words = cardMessages(locale);
  const rows = prices.flatMap((price): [string, string, string][] => {
    const display = priceDisplay(price);
    if (display.kind === 'none') return [];
    const own: [string, string, string] = [
      words(`price_${price.type}`),
      display.kind === 'amount' ? formatPrice(display.amount, locale) : words('price_on_request'),
      price.type === 'purchase' ? t('once') : t('by_month'),
    ];
    if (price.type !== 'purchase' || display.kind !== 'amount' || !plan?.is_rate_known) {
      return [own];
    }
    const financed = plan.terms.flatMap((term): [string, string, string][] => {
      const quote = monthlyQuote(plan, { state, price: minorOf(display.amount) }, { term });
      if (!quote) return [];
      const months = t('months', { count: term });
      const amount = exactAmount(quote.deposit, locale);
      return [
        [
          t('finance', { months }),
          exactAmount(quote.payment, locale),
          t('after_deposit', { amount }),
        ],
      ];
    });
    return [own, ...financed];
  });
  if (rows.length === 0) return null;
  return (
    <ScrollRegion label={t('options')}>
      <table className={css.table}>
        <caption className={css.caption}>{t('options')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('way')}</th>
            <th scope="col">{t('amount')}</th>
            <th scope="col">{t('basis')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([way, amount, basis]) => (
            <tr key={way}>
              <th scope="row">{way}</th>
              <td className={css.amount}>{amount}</td>
              <td>{basis}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
