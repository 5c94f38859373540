import { type Localized, locales } from '../locale/locales.js';
import { listOf } from '../reading/decoder.js';
import { isRecord, textIn } from '../reading/fields.js';

/** A state, an emirate or a region of a market, for searching its stock. */
export interface MarketState {
  /** Value in URLs and in the search for retailers. */
  readonly value: string;
  readonly label: Readonly<Localized>;
}

/**
 * `stock_locator.states`: a list of names, or of `{ "value", "ar", "en" }` for localized names, in
 * any language of the market. Entries without a value are dropped.
 */
export const readMarketStates = listOf((given): MarketState | undefined => {
  const entry = typeof given === 'string' ? { value: given } : given;
  const value = isRecord(entry) ? textIn(entry, 'value')?.trim() : undefined;
  if (!isRecord(entry) || value === undefined) return undefined;
  const label = locales.map((locale) => [locale, textIn(entry, locale) ?? value] as const);
  return { value, label: Object.fromEntries(label) };
});
