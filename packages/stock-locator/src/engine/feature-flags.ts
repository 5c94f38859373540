import { type StockFeature, stockFeatures } from '@mawkib/core/settings';

/**
 * Features of the setting `stock_locator.features`. Site document, section 6. `postcode_search`:
 * search by postcode, locality, state and retailer. `owner_visible`: the seller on a vehicle's
 * page. `display_selected_vehicles`: the visitor's saved vehicles above the list.
 * `postcode_filter`: filter by distance from a postcode or the visitor.
 */
export type StockFlags = { readonly [feature in StockFeature]: boolean };

/** A flag for each feature, true if it is listed. An empty list turns all features on. */
export const stockFlags = (listed: readonly StockFeature[] = stockFeatures): StockFlags =>
  Object.fromEntries(
    stockFeatures.map((feature) => [feature, listed.includes(feature)]),
  ) as StockFlags;
