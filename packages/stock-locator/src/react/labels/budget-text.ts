import { defaultMarket, joinTexts, type Locale } from '@mawkib/core/locale';
import { toMoney } from '@mawkib/core/money';
import { formatMoney, formatPriceRange } from '../../engine/prices/stock-prices.js';
import type { MonthlyBudget } from '../../engine/query/vehicle-query.js';
import { budgetMessages } from './budget.messages.js';

/** An amount in whole major units; zero is shown. */
const amountText = (major: number, locale: Locale): string =>
  formatMoney(toMoney(Math.round(major), defaultMarket.currency), locale);

/** Chip text of a budget: `Monthly payment: up to AED 4,000, AED 60,000 deposit, 48 months`. */
export function budgetText(budget: MonthlyBudget, locale: Locale): string {
  const t = budgetMessages(locale);
  const { deposit, term } = budget;
  const parts = [
    spanText(budget, locale),
    deposit === undefined ? '' : t('with_deposit', { amount: amountText(deposit, locale) }),
    term === undefined ? '' : t('months', { count: term }),
  ];
  return t('named', { name: t('monthly'), value: joinTexts(parts, locale) });
}

function spanText({ from, to }: MonthlyBudget, locale: Locale): string {
  const t = budgetMessages(locale);
  if (from && to !== undefined) return formatPriceRange(from, to, locale);
  if (to !== undefined) return t('at_most', { amount: amountText(to, locale) });
  return from === undefined ? '' : t('at_least', { amount: amountText(from, locale) });
}
