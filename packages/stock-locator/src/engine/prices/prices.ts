import type { PriceType } from '@mawkib/core/money';
import { type FinancingOption, financingOptions } from '@mawkib/core/vocabulary';
import type { ProblemReporter } from '../fields/field-problem.js';
import { readList, readPositive } from '../fields/read-fields.js';

export const priceTypes: Readonly<Record<FinancingOption, PriceType>> = {
  cash: 'purchase',
  lease: 'lease',
  rent: 'subscribe',
};

/** Price of one type, in major units; 0 for none. */
export interface Price {
  type: PriceType;
  option: FinancingOption;
  amount: number;
  /** Price before a reduction, if any. */
  old: number | null;
  hiddenFromVisitors: boolean;
}

/** Display of a price: `hidden` takes precedence over any amount; zero and below show nothing. */
export type PriceDisplay =
  | { kind: 'on_request' }
  | { kind: 'amount'; amount: number; old: number | null }
  | { kind: 'none' };

export function priceDisplay(price: Price | undefined): PriceDisplay {
  if (!price) return { kind: 'none' };
  if (price.hiddenFromVisitors) return { kind: 'on_request' };
  if (!(price.amount > 0)) return { kind: 'none' };
  return { kind: 'amount', amount: price.amount, old: price.old };
}

interface RawPrices {
  financing_options?: unknown;
  price_hidden?: unknown;
  msrp_price?: unknown;
  sale_price?: unknown;
  monthly_price?: unknown;
  subscribe_price?: unknown;
}

/** The old price, shown only if both are positive and the sale price is lower. */
export function reduction(
  msrp: unknown,
  sale: unknown,
  reporter?: ProblemReporter,
): { amount: number; old: number | null } {
  const listed = readPositive(msrp, reporter?.('msrp_price'));
  const reduced = readPositive(sale, reporter?.('sale_price'));
  const old = listed !== null && reduced !== null && reduced < listed ? listed : null;
  return { amount: reduced ?? listed ?? 0, old };
}

/** One price per financing option of the vehicle; cash if it names none. */
export function normalisePrices(raw: RawPrices, reporter?: ProblemReporter): Price[] {
  const offered = readList(raw.financing_options);
  const hidden = readList(raw.price_hidden);
  const chosen = financingOptions.filter((option) => offered.includes(option));
  const monthly = (field: 'monthly_price' | 'subscribe_price') => ({
    amount: readPositive(raw[field], reporter?.(field)) ?? 0,
    old: null,
  });
  const amounts = {
    cash: () => reduction(raw.msrp_price, raw.sale_price, reporter),
    lease: () => monthly('monthly_price'),
    rent: () => monthly('subscribe_price'),
  };
  return (chosen.length > 0 ? chosen : (['cash'] as const)).map((option) => ({
    type: priceTypes[option],
    option,
    ...amounts[option](),
    hiddenFromVisitors: hidden.includes(option),
  }));
}

/** The price that the filter `display_price` and the price sorts use; null if it is not shown. */
export function displayPrice(raw: RawPrices): number | null {
  const shown = normalisePrices(raw).find((price) => price.type === 'purchase');
  const display = priceDisplay(shown);
  return display.kind === 'amount' ? display.amount : null;
}
