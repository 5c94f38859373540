import { type EventPayload, itemOf } from '@mawkib/core/analytics';
import { defaultMarket } from '@mawkib/core/locale';
import { priceDisplay } from '../prices/prices.js';
import type { ShowroomVehicle } from '../vehicle/showroom-vehicle.js';

/** A car in commerce events; without currency and value if its price is not shown. */
export type AnalyticsOffer = EventPayload<'pdp_page'>['ecommerce'];

export function analyticsOffer(
  { id, specification, prices }: ShowroomVehicle,
  journey?: 'normal' | 'configurator',
): AnalyticsOffer {
  const { title: name, brand, state } = specification;
  const shown = priceDisplay(prices.find(({ type }) => type === 'purchase'));
  const price = shown.kind === 'amount' ? shown.amount : undefined;
  const items = [itemOf({ id, name, brand, state, price, journey })];
  return price === undefined
    ? { items }
    : { currency: defaultMarket.currency, value: price, items };
}
