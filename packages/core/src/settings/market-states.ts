import { type Localized, locales } from '../locale/locales.js';
import { isRecord, textIn } from '../reading/fields.js';
import { listOf } from '../reading/readers.js';

/** A state, an emirate or a region of a market, by which its stock is searched. */
export interface MarketState {
  /** What the address and the search for retailers call it. */
  readonly value: string;
  readonly label: Readonly<Localized>;
}

/**
 * `stock_locator.states`: a list of names, or of `{ "value", "ar", "en" }` where a name differs from
 * the value; any language of the market may be named. Entries without a value are dropped.
 */
export const readMarketStates = listOf((given): MarketState | undefined => {
  const entry = typeof given === 'string' ? { value: given } : given;
  const value = isRecord(entry) ? textIn(entry, 'value')?.trim() : undefined;
  if (!isRecord(entry) || value === undefined) return undefined;
  const label = locales.map((locale) => [locale, textIn(entry, locale) ?? value] as const);
  return { value, label: Object.fromEntries(label) };
});
