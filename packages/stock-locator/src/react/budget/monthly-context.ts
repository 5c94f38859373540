import { createContext, use } from 'react';
import type { FinancePlan } from '../../engine/finance/finance-plan.js';
import { majorOf, minorOf, termsOf } from '../../engine/finance/monthly-parts.js';
import { monthlyPaymentOf } from '../../engine/finance/monthly-quote.js';
import { type Price, priceDisplay } from '../../engine/prices/prices.js';
import type { MonthlyBudget } from '../../engine/query/vehicle-query.js';

/** Budget of a list. */
export interface ListMonthly {
  readonly plan: FinancePlan;
  readonly monthly: MonthlyBudget;
}

/** Null: cards show their default figures. */
export const MonthlyContext = createContext<ListMonthly | null>(null);

/** Monthly payment of a card's vehicle on the list's terms, in major units, or null. */
export function useListPayment(state: string, prices: readonly Price[]): number | null {
  const list = use(MonthlyContext);
  if (!list) return null;
  const display = priceDisplay(prices.find(({ type }) => type === 'purchase'));
  if (display.kind !== 'amount') return null;
  const price = minorOf(display.amount);
  const payment = monthlyPaymentOf(list.plan, { state, price }, termsOf(list.monthly));
  return payment === null ? null : majorOf(payment);
}

/** Address of a vehicle with the list's deposit and term, as initial values of its calculator. */
export function useTermsHref(href: string): string {
  const { deposit, term } = use(MonthlyContext)?.monthly ?? {};
  const terms = Object.entries({ deposit, term }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  if (terms.length === 0) return href;
  return `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams(terms)}`;
}
