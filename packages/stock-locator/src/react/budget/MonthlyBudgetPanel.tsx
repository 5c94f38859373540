import { formatNumber, type Locale } from '@mawkib/core/locale';
import { Button, Icon, SmartLink } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { type FormEvent, useId, useState } from 'react';
import type { FinancePlan } from '../../engine/finance/finance-plan.js';
import { monthlyParts } from '../../engine/finance/monthly-parts.js';
import { formatPrice, priceSymbol } from '../../engine/prices/stock-prices.js';
import { withMonthly } from '../../engine/query/filter-edits.js';
import { searchEntries } from '../../engine/query/search-params.js';
import type { MonthlyBudget, VehicleQuery } from '../../engine/query/vehicle-query.js';
import { percentText } from '../finance/amount-texts.js';
import { budgetMessages } from '../labels/budget.messages.js';
import type { StockNavigation } from '../listing/stock-navigation.js';
import { AmountField } from './AmountField.js';
import { styles } from './monthly-budget.styles.js';
import { useBudgetDraft } from './use-budget-draft.js';
import { type CountVehicles, useMatchCount } from './use-match-count.js';

/** Text for the max price of a budget at the lowest rate. */
function reachText(plan: FinancePlan, budget: MonthlyBudget, locale: Locale): string {
  const t = budgetMessages(locale);
  const { from: _from, ...open } = budget;
  const ends = monthlyParts(plan, open).map(({ price }) => price.to ?? Number.POSITIVE_INFINITY);
  const max = Math.floor(Math.max(...ends));
  if (ends.length === 0 || max < 1) return t('reach_none');
  return Number.isFinite(max) ? t('reach', { price: formatPrice(max, locale) }) : t('reach_all');
}

export interface MonthlyBudgetPanelProps {
  plan: FinancePlan;
  path: string;
  query: VehicleQuery;
  /** Min and max payment of the list, in major units. */
  payments?: { min: number; max: number };
  locale: Locale;
  navigation: StockNavigation;
  count: CountVehicles;
}

/**
 * Filter by monthly payment, for a deposit and a term. A native form that also carries the other
 * filters; with JavaScript it shows the price range and the number of cars of a budget at once.
 * Site document, section 8.
 */
export function MonthlyBudgetPanel(props: MonthlyBudgetPanelProps) {
  const { plan, path, query, payments, locale, navigation } = props;
  const css = useStyles(styles);
  const t = budgetMessages(locale);
  const id = useId();
  const [isOpen] = useState(query.monthly !== undefined);
  const { texts, budget, isChanged, type } = useBudgetDraft(query.monthly, locale);
  const draft = withMonthly(query, budget);
  const matching = useMatchCount(isChanged && budget ? draft : undefined, props.count);
  const without = withMonthly(query, undefined);
  const unit = priceSymbol(locale);
  const hint = (amount: number | undefined) =>
    amount === undefined ? undefined : formatNumber(Math.round(amount), locale);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    navigation.go(draft);
  };
  return (
    <details className={css.root} open={isOpen}>
      <summary className={css.title}>
        <span>{t('title')}</span>
        <Icon name="chevron-down" size={20} className={css.chevron} />
      </summary>
      <form className={css.form} action={path} method="get" onSubmit={submit}>
        {searchEntries(without).flatMap(([name, value]) =>
          name === 'page' ? [] : [<input key={name} type="hidden" name={name} value={value} />],
        )}
        <fieldset className={css.pair}>
          <legend className={css.legend}>{t('monthly')}</legend>
          <AmountField
            name="monthly.from"
            label={t('from')}
            unit={unit}
            value={texts.from}
            hint={hint(payments?.min)}
            onChange={(text) => type('from', text)}
          />
          <AmountField
            name="monthly.to"
            label={t('to')}
            unit={unit}
            value={texts.to}
            hint={hint(payments?.max)}
            describedBy={`${id}reach`}
            onChange={(text) => type('to', text)}
          />
        </fieldset>
        <AmountField
          name="deposit"
          label={t('deposit')}
          unit={unit}
          value={texts.deposit}
          hint={t('usual_deposit', { percent: percentText(plan.down_payment.default, locale) })}
          onChange={(text) => type('deposit', text)}
        />
        <label className={css.field}>
          <span className={css.label}>{t('term')}</span>
          <span className={css.selectBox}>
            <select
              className={css.select}
              name="term"
              value={texts.term || String(plan.term)}
              onChange={(event) => type('term', event.currentTarget.value)}
            >
              {plan.terms.map((months) => (
                <option key={months} value={months}>
                  {t('months', { count: months })}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" size={16} className={css.arrow} />
          </span>
        </label>
        <p id={`${id}reach`} className={css.reach}>
          {budget ? reachText(plan, budget, locale) : null}
        </p>
        <div role="status" className={css.matching}>
          {typeof matching === 'number' ? t('matching', { count: matching }) : null}
        </div>
        {matching === 'failed' ? (
          <p role="alert" className={css.failed}>
            {t('failed')}
          </p>
        ) : null}
        <Button type="submit" size="small" wide>
          {t('filter')}
        </Button>
        {query.monthly ? (
          <SmartLink
            className={css.reset}
            href={navigation.href(without)}
            onClick={navigation.onClick(without)}
            rel="nofollow"
          >
            {t('reset')}
          </SmartLink>
        ) : null}
      </form>
    </details>
  );
}
