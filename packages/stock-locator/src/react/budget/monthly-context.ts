import { createContext, use } from 'react';
import { type Price, priceDisplay } from '../../engine/prices/prices.js';
import type { MonthlyBudget } from '../../engine/query/vehicle-query.js';

/** Budget of a list; cards get the computation from their list, so that others do not load it. */
export interface ListMonthly {
  readonly monthly: MonthlyBudget;
  /** Monthly payment for a price, or null; both in major units. */
  readonly paymentOf: (state: string, price: number) => number | null;
}

/** Null: cards show their default figures. */
export const MonthlyContext = createContext<ListMonthly | null>(null);

/** Monthly payment of a card's vehicle on the list's terms, in major units, or null. */
export function useListPayment(state: string, prices: readonly Price[]): number | null {
  const list = use(MonthlyContext);
  if (!list) return null;
  const display = priceDisplay(prices.find(({ type }) => type === 'purchase'));
  return display.kind === 'amount' ? list.paymentOf(state, display.amount) : null;
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
