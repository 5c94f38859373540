import type { Locale } from '@mawkib/core/locale';
import type { FinancePlan } from '../../engine/finance/finance-plan.js';
import { monthlyParts } from '../../engine/finance/monthly-parts.js';
import { formatPrice } from '../../engine/prices/stock-prices.js';
import type { MonthlyBudget } from '../../engine/query/vehicle-query.js';
import { budgetMessages } from '../labels/budget.messages.js';

/** Text for the max price of a budget at the lowest rate. */
export function reachText(plan: FinancePlan, budget: MonthlyBudget, locale: Locale): string {
  const t = budgetMessages(locale);
  const { from: _from, ...open } = budget;
  const ends = monthlyParts(plan, open).map(({ price }) => price.to ?? Number.POSITIVE_INFINITY);
  const max = Math.floor(Math.max(...ends));
  if (ends.length === 0 || max < 1) return t('reach_none');
  return Number.isFinite(max) ? t('reach', { price: formatPrice(max, locale) }) : t('reach_all');
}
