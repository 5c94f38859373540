import { formatNumber } from '@mawkib/core/locale';
import { useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { FinancePlan } from '../../engine/finance/finance-plan.js';
import type { MonthlyQuote } from '../../engine/finance/monthly-quote.js';
import { exactAmount, percentText } from './amount-texts.js';
import { financeMessages } from './finance.messages.js';
import { styles } from './finance.styles.js';

/** Breakdown of a monthly payment; without interest if the market names no rate. */
export function QuoteLines({ quote, plan }: { quote: MonthlyQuote; plan: FinancePlan }) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = financeMessages(locale);
  const amount = (minor: number) => exactAmount(minor, locale);
  const { is_rate_known, rate_kind } = plan;
  const cost: [name: string, value: string][] = [
    [t(`rate_${rate_kind}`), percentText(quote.rate, locale)],
    ...(quote.apr === null ? [] : [[t('apr'), percentText(quote.apr, locale)] as [string, string]]),
    [t('interest'), amount(quote.interest)],
  ];
  const lines: [name: string, value: string][] = [
    [t('price'), amount(quote.price)],
    [t('deposit'), amount(quote.deposit)],
    [t('credit'), amount(quote.credit)],
    [t('payments'), formatNumber(quote.months, locale)],
    ...(is_rate_known ? cost : []),
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
