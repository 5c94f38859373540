import type { Locale } from '../locale/locales.js';
import { isFields, textIn } from '../reading/fields.js';
import { listOf } from '../reading/readers.js';

/** A state, an emirate or a region of a market, by which its stock is searched. */
export interface MarketState {
  /** What the address and the search for retailers call it. */
  readonly value: string;
  readonly label: { readonly [locale in Locale]: string };
}

/**
 * `stock_locator.states`: a list of names, or of `{ "value", "ar", "en" }` where a name differs from
 * the value. Entries without a value are dropped.
 */
export const readMarketStates = listOf((given): MarketState | undefined => {
  const entry = typeof given === 'string' ? { value: given } : given;
  const value = isFields(entry) ? textIn(entry, 'value')?.trim() : undefined;
  if (!isFields(entry) || value === undefined) return undefined;
  return { value, label: { ar: textIn(entry, 'ar') ?? value, en: textIn(entry, 'en') ?? value } };
});
