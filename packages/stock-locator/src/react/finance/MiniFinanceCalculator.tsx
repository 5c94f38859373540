import type { PriceTexts } from '@mawkib/core/money';
import { Button, useLocale, VisuallyHidden } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useId, useState } from 'react';
import { type FinancePlan, rateOf } from '../../engine/finance/finance-plan.js';
import type { MonthlyBudget } from '../../engine/query/vehicle-query.js';
import type { DisclaimerDisplay } from '../../engine/showroom/showroom-config.js';
import { monthlyText } from './amount-texts.js';
import { DepositField } from './DepositField.js';
import { financeMessages } from './finance.messages.js';
import { styles } from './finance.styles.js';
import { PriceDisclaimer } from './PriceDisclaimer.js';
import { QuoteLines } from './QuoteLines.js';
import { TermChoice } from './TermChoice.js';
import { useQuote } from './use-quote.js';

/** Debounce in milliseconds: a slider passes many values. */
const standsForMs = 600;

/** Debounced value after a change; undefined before the first one. */
function useSettled(value: string): string | undefined {
  const [first] = useState(value);
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    if (value === (settled ?? first)) return;
    const timer = setTimeout(() => setSettled(value), standsForMs);
    return () => clearTimeout(timer);
  }, [value, settled, first]);
  return settled;
}

export interface MiniFinanceCalculatorProps {
  plan: FinancePlan;
  state: string;
  /** In major units. */
  price: number;
  /** Terms in the address. */
  terms?: Pick<MonthlyBudget, 'deposit' | 'term'>;
  disclaimers?: readonly string[];
  disclaimerDisplay?: DisclaimerDisplay;
  /** The market's price texts. */
  texts?: PriceTexts;
  id?: string;
  /** Called once the visitor has changed the terms. */
  onChange?: ((terms: ChosenTerms) => void) | undefined;
}

/** Deposit in minor units, term in months. */
export interface ChosenTerms {
  deposit: number;
  months: number;
}

/**
 * Monthly payment of a vehicle for a deposit and a term. Renders nothing if the state is not
 * financed or the price is not shown. Without JavaScript it is a form that reloads the page.
 */
export function MiniFinanceCalculator(props: MiniFinanceCalculatorProps) {
  const { plan, state, price } = props;
  return rateOf(plan, state) === null || !(price > 0) ? null : <Calculator {...props} />;
}

function Calculator({
  plan,
  state,
  price,
  terms,
  texts,
  id,
  onChange,
  ...props
}: MiniFinanceCalculatorProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = financeMessages(locale);
  const own = useId();
  const { quote, deposit, min, max, months, setDeposit, setMonths } = useQuote(
    plan,
    { state, price },
    terms,
  );
  const payment = quote ? monthlyText(quote.payment, locale, texts) : '';
  const settled = useSettled(payment);
  const chosen = quote?.deposit;
  useEffect(() => {
    if (settled !== undefined && chosen !== undefined) onChange?.({ deposit: chosen, months });
  }, [settled, chosen, months, onChange]);
  if (!quote) return null;
  return (
    <section id={id} className={css.root} aria-labelledby={`${own}title`}>
      <div className={css.inner}>
        <form className={css.inputs} method="get" onSubmit={(event) => event.preventDefault()}>
          <h2 id={`${own}title`} className={css.title}>
            {t('title')}
          </h2>
          <DepositField price={price} value={deposit} min={min} max={max} onChange={setDeposit} />
          <TermChoice terms={plan.terms} value={months} onChange={setMonths} />
          <Button type="submit" kind="secondary" className={css.calculate}>
            {t('calculate')}
          </Button>
        </form>
        <div className={css.result}>
          <p className={css.label}>{t('monthly')}</p>
          <div className={css.figure}>
            <p className={css.payment} data-payment="">
              {payment}
            </p>
            <PriceDisclaimer
              texts={[
                ...(plan.is_rate_known ? [] : [t('without_cost')]),
                t('indicative'),
                ...(props.disclaimers ?? []),
              ]}
              display={props.disclaimerDisplay}
            />
          </div>
          <QuoteLines quote={quote} plan={plan} />
          <VisuallyHidden>
            <span role="status">{settled ? t('spoken', { price: settled }) : ''}</span>
          </VisuallyHidden>
        </div>
      </div>
    </section>
  );
}
