import type { RateKind } from '@mawkib/core/finance';
import { formatNumber } from '@mawkib/core/locale';
import { useLocale } from '@mawkib/ui';
import { useSheet } from '@mawkib/ui/styles';
import type { MonthlyQuote } from '../../engine/finance/monthly-quote.js';
import { financeMessages } from './finance.messages.js';
import { styles } from './finance.styles.js';
import { exactAmount, percentText } from './money-text.js';

/** How a monthly payment comes about, line by line. */
export function QuoteLines({ quote, rateKind }: { quote: MonthlyQuote; rateKind: RateKind }) {
  const css = useSheet(styles);
  const { locale } = useLocale();
  const t = financeMessages(locale);
  const amount = (minor: number) => exactAmount(minor, locale);
  const lines: [name: string, value: string][] = [
    [t('price'), amount(quote.price)],
    [t('deposit'), amount(quote.deposit)],
    [t('credit'), amount(quote.credit)],
    [t('payments'), formatNumber(quote.months, locale)],
    [t(`rate_${rateKind}`), percentText(quote.rate, locale)],
    ...(quote.apr === null ? [] : [[t('apr'), percentText(quote.apr, locale)] as [string, string]]),
    [t('interest'), amount(quote.interest)],
    [t('total'), amount(quote.total)],
  ];
  return (
    <dl className={css.lines}>
      {lines.map(([name, value]) => (
        <div key={name} className={css.line}>
          <dt>{name}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
