import { sourceCode, states, type VehicleState } from '../vocabulary/vehicles.js';
import type { AnalyticsItem } from './events.js';

/**
 * Supply of a car: its state, or new in the configurator's journey. `journey` defaults to `normal`.
 * Undefined for other states. Site document, section 4.
 */
export const affiliationOf = (
  state: string,
  journey: 'normal' | 'configurator' = 'normal',
): VehicleState | undefined =>
  journey === 'configurator' ? 'new' : states.find((known) => known === state);

/** The fields of a car that analytics uses. */
export interface AnalyticsCar {
  readonly id: string;
  readonly name: string;
  readonly brand?: string | null;
  readonly state: string;
  /** In major units; null for a price on request. */
  readonly price?: number | null;
  readonly journey?: 'normal' | 'configurator';
  /** Index in a list, from 0. */
  readonly index?: number;
}

/**
 * A car as an item of an event. Unknown values and prices of 0 or less are left out. Site document,
 * section 7.
 */
export function itemOf({ id, name, brand, state, price, journey, index }: AnalyticsCar) {
  const affiliation = affiliationOf(state, journey);
  const item: AnalyticsItem = {
    item_id: id,
    item_name: name,
    item_category: states.find((known) => known === state) ?? 'other',
    ...(brand ? { item_brand: brand } : {}),
    ...(affiliation ? { affiliation } : {}),
    ...(state ? { source_code: sourceCode(state) } : {}),
    ...(typeof price === 'number' && price > 0 ? { price } : {}),
    ...(index === undefined ? {} : { index }),
    quantity: 1,
  };
  return item;
}
