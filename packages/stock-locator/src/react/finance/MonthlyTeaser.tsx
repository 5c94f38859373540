import { fromPrice, type PriceTexts } from '@mawkib/core/money';
import { SmartLink, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { FinancePlan } from '../../engine/finance/finance-plan.js';
import { minorOf } from '../../engine/finance/monthly-parts.js';
import { monthlyPaymentOf } from '../../engine/finance/monthly-quote.js';
import { monthlyText } from './amount-texts.js';
import { financeMessages } from './finance.messages.js';
import { styles } from './finance.styles.js';

interface Props {
  plan: FinancePlan;
  state: string;
  /** In major units. */
  price: number;
  /** Id of the calculator on the page. */
  calculator: string;
  texts?: PriceTexts;
}

/**
 * Lowest monthly payment with the default deposit, linked to the calculator. Labelled as finance,
 * because a monthly lease price may be shown above it. Renders nothing without a known rate.
 */
export function MonthlyTeaser({ plan, state, price, calculator, texts }: Props) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = financeMessages(locale);
  if (!plan.is_rate_known) return null;
  const payments = plan.terms.flatMap(
    (term) => monthlyPaymentOf(plan, { state, price: minorOf(price) }, { term }) ?? [],
  );
  const min = Math.min(...payments);
  if (!(min > 0) || !Number.isFinite(min)) return null;
  return (
    <p className={css.teaser}>
      <span>{t('teaser')}</span>
      <span className={css.from}>{fromPrice(monthlyText(min, locale, texts), locale, texts)}</span>
      <SmartLink className={css.teaserLink} href={`#${calculator}`}>
        {t('to_calculator')}
      </SmartLink>
    </p>
  );
}
