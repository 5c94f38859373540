import type { CalculatorConfig } from '@mawkib/core/content-items';
import { financeOutputs, formatFinanceValues } from '@mawkib/core/finance';
import { useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { type FinancePlan, rateOf } from '../../engine/finance/finance-plan.js';
import { majorOf } from '../../engine/finance/monthly-parts.js';
import { priceDisplay } from '../../engine/prices/prices.js';
import { DepositField } from '../finance/DepositField.js';
import { TermChoice } from '../finance/TermChoice.js';
import { type FinancedVehicle, type LiveQuote, useQuote } from '../finance/use-quote.js';
import type { ContentContext } from './content-context.js';
import { styles } from './showroom-content.styles.js';

interface Props {
  config: CalculatorConfig;
  context: ContentContext;
}

/**
 * A market's calculator with groups of fields. A field with a value shows it; `down_payment` and
 * `duration` without one are inputs; outputs of the blocks document (`monthly_payment`,
 * `total_amount_of_credit`, …) are computed for the vehicle. Other fields, and outputs that cannot
 * be computed, are left out.
 */
export function ContentCalculator({ config, context: { plan, state, prices } }: Props) {
  const display = priceDisplay(prices.find(({ type }) => type === 'purchase'));
  if (!plan || display.kind !== 'amount' || rateOf(plan, state) === null) {
    return <Groups config={config} field={() => null} />;
  }
  return <LiveGroups config={config} plan={plan} vehicle={{ state, price: display.amount }} />;
}

function LiveGroups(props: {
  config: CalculatorConfig;
  plan: FinancePlan;
  vehicle: FinancedVehicle;
}) {
  const { config, plan, vehicle } = props;
  const { locale } = useLocale();
  const live = useQuote(plan, vehicle);
  const values = outputsOf(live);
  const texts = values && formatFinanceValues(values, locale);
  return (
    <Groups
      config={config}
      field={(key) => {
        if (key === 'down_payment') {
          const { deposit, min, max, setDeposit } = live;
          return (
            <DepositField
              price={vehicle.price}
              value={deposit}
              min={min}
              max={max}
              onChange={setDeposit}
            />
          );
        }
        if (key === 'duration') {
          return <TermChoice terms={plan.terms} value={live.months} onChange={live.setMonths} />;
        }
        const output = financeOutputs.find((each) => each === key);
        return (output && texts?.[output]) ?? null;
      }}
    />
  );
}

function Groups(props: {
  config: CalculatorConfig;
  field: (key: string) => string | React.ReactElement | null;
}) {
  const css = useStyles(styles);
  const { fields, groups } = props.config;
  return groups.map(({ label, fields: keys }) => {
    const shown = fields
      .filter(({ key }) => keys.includes(key))
      .map((field) => ({ ...field, drawn: field.value ?? props.field(field.key) }));
    const lines = shown.filter(({ drawn }) => typeof drawn === 'string');
    const inputs = shown.filter(({ drawn }) => drawn !== null && typeof drawn !== 'string');
    if (lines.length + inputs.length === 0) return null;
    return (
      <div key={label} className={css.group}>
        {label ? <p className={css.groupLabel}>{label}</p> : null}
        {inputs.map(({ key, drawn }) => (
          <div key={key}>{drawn}</div>
        ))}
        {lines.length > 0 ? (
          <dl aria-live="polite">
            {lines.map(({ key, label: name, drawn }) => (
              <div key={key} className={css.line}>
                <dt>{name}</dt>
                <dd className={css.value}>
                  <bdi>{drawn}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    );
  });
}

/** Quote values by the field names of the blocks document. */
function outputsOf({ quote }: LiveQuote) {
  if (!quote) return null;
  return {
    monthly_payment: majorOf(quote.payment),
    on_the_road_price: majorOf(quote.price),
    total_deposit: majorOf(quote.deposit),
    cash_deposit: majorOf(quote.deposit),
    total_amount_of_credit: majorOf(quote.credit),
    monthly_payments: quote.months,
    duration_of_agreement: quote.months,
    interest_rate: quote.rate,
    created_at: new Date(),
  };
}
