import { sourceCode, states, type VehicleState } from '../vocabulary/vehicles.js';
import type { AnalyticsItem } from './events.js';

/**
 * Which supply a car comes from: its state, and new for every car of the configurator's journey
 * (`normal` unless given). Undefined for a state that is none of the three. Site document,
 * section 4.
 */
export const affiliationOf = (
  state: string,
  journey: 'normal' | 'configurator' = 'normal',
): VehicleState | undefined =>
  journey === 'configurator' ? 'new' : states.find((known) => known === state);

/** The facts of a car that analytics is told. */
export interface AnalyticsCar {
  readonly id: string;
  readonly name: string;
  readonly brand?: string | null;
  readonly state: string;
  /** Major units; null is told on request. */
  readonly price?: number | null;
  readonly journey?: 'normal' | 'configurator';
  /** Place in a list, from 0. */
  readonly index?: number;
}

/**
 * A car as an item of an event; what is not known, and a price of 0 or less, is left out. Site
 * document, section 7.
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
