import {
  annualPercentageRate,
  type FinanceOutput,
  type FinanceValues,
  formatFinanceValues,
} from '@mawkib/core/finance';
import { formatNumber } from '@mawkib/core/locale';
import { useLocale, VisuallyHidden } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useState } from 'react';
import type { Label } from '../configuration/finance-labels.js';
import { styles } from '../finance-calculator.styles.js';

interface FinanceResultProps {
  values: FinanceValues | null;
  /** Paid at the end, in percent of the price. */
  residualShare: number;
  outputs: readonly FinanceOutput[];
  hidesFreeItems: boolean;
  label: Label;
}

/** Delay in ms before the payment is announced to screen readers, after the last change. */
const restsAfter = 600;

/** The text after it has not changed for a while; blank until the first change. */
function useSettled(text: string): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (text === (settled || first)) return;
    const timer = setTimeout(() => setSettled(text), restsAfter);
    return () => clearTimeout(timer);
  }, [text, settled, first]);
  return settled;
}

/** Monthly payment with its conditions, and the configured outputs. */
export function FinanceResult({
  values,
  residualShare,
  outputs,
  hidesFreeItems,
  label,
}: FinanceResultProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const texts = values && formatFinanceValues(values, locale);
  const settled = useSettled(texts?.monthly_payment ?? '');
  if (!values || !texts) return <p role="status">{label('unavailable')}</p>;
  const cost = annualPercentageRate({
    credit: values.total_amount_of_credit,
    payment: values.monthly_payment,
    months: values.monthly_payments,
    residual: (values.on_the_road_price * residualShare) / 100,
  });
  const facts = {
    deposit: texts.total_deposit,
    term: texts.duration_of_agreement,
    rate: texts.interest_rate,
    annual_cost: cost === null ? '' : percent(cost, locale),
  };
  const isShown = (output: FinanceOutput) =>
    output === 'created_at' || !hidesFreeItems || values[output] !== 0;
  const rows = outputs.filter((output) => output !== 'monthly_payment' && isShown(output));
  return (
    <>
      {outputs.includes('monthly_payment') && (
        <div className={css.headline}>
          <p className={css.resultLabel}>{label('monthly_payment')}</p>
          <p className={css.payment}>
            <data value={values.monthly_payment.toFixed(2)}>{texts.monthly_payment}</data>
          </p>
          <p className={css.facts}>
            {label(cost === null ? 'facts_without_cost' : 'facts', facts)}
          </p>
        </div>
      )}
      <dl className={css.rows}>
        {rows.map((output) => (
          <div
            key={output}
            className={css.row}
            data-output={output}
            data-part={(output === 'cash_deposit' && rows.includes('total_deposit')) || undefined}
          >
            <dt>{label(output)}</dt>
            <dd className={css.value}>{texts[output]}</dd>
          </div>
        ))}
      </dl>
      <VisuallyHidden>
        <span role="status">{settled && label('spoken', { payment: settled })}</span>
      </VisuallyHidden>
    </>
  );
}

const percent = (value: number, locale: string) =>
  formatNumber(value / 100, locale, { style: 'percent', maximumFractionDigits: 2 });
