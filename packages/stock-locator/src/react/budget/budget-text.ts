import { defaultMarket, joinTexts, type Locale } from '@mawkib/core/locale';
import { formatMoney, formatPriceRange, toMoney } from '@mawkib/core/money';
import type { MonthlyBudget } from '../../engine/vehicle-query.js';
import { budgetMessages } from './budget.messages.js';

/** An amount in whole major units; nothing at all is shown too. */
export const amountText = (major: number, locale: Locale): string =>
  formatMoney(toMoney(Math.round(major), defaultMarket.currency), locale);

/** A budget in words, as a chip says it: `up to AED 4,000 a month, AED 60,000 deposit, 48 months`. */
export function budgetText({ from, to, deposit, term }: MonthlyBudget, locale: Locale): string {
  const t = budgetMessages(locale);
  const amount = (major: number) => amountText(major, locale);
  const span =
    from && to !== undefined
      ? t('between', { range: formatPriceRange(from, to, locale) })
      : to !== undefined
        ? t('at_most', { amount: amount(to) })
        : from !== undefined
          ? t('at_least', { amount: amount(from) })
          : '';
  return joinTexts(
    [
      span || (deposit === undefined && term === undefined ? '' : t('title')),
      deposit === undefined ? '' : t('with_deposit', { amount: amount(deposit) }),
      term === undefined ? '' : t('months', { count: term }),
    ],
    locale,
  );
}
