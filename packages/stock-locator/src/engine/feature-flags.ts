import { type StockFeature, stockFeatures } from '@mawkib/core/settings';

/**
 * What the setting `stock_locator.features` switches on. Site document, section 6.
 *
 * `postcode_search`: the search by postcode, locality, state and retailer. `owner_visible`: who sells
 * a vehicle, on its page. `display_selected_vehicles`: what the visitor saved, above the list.
 * `postcode_filter`: retailers near a postcode or the visitor as a filter.
 */
export type StockFlags = { readonly [feature in StockFeature]: boolean };

/** One flag for each feature: on exactly when it is listed. All are on where nothing is listed at all. */
export const stockFlags = (listed: readonly StockFeature[] = stockFeatures): StockFlags =>
  Object.fromEntries(
    stockFeatures.map((feature) => [feature, listed.includes(feature)]),
  ) as StockFlags;
