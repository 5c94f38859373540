import { listVehicles, type VehicleListing } from '@mawkib/api-clients/contracts/stock';
import {
  atLocation,
  readAttributes,
  readLandingPatterns,
  type StockListing,
  stockFlags,
  toServiceQuery,
  type VehicleQuery,
} from '@mawkib/stock-locator/engine';
import type { DataCall, DataContext } from '../../model/definition/data-need.js';
import { forCards } from './for-cards.js';
import { stockLocations } from './stock-locations.js';
import { defaultListing, type StockRestriction, stockQuery } from './stock-query.js';

type Fields = StockRestriction & { ci_key_list: string };

/**
 * Data of a stock list: a page of vehicles, and market settings.
 * `landings` is set if the block is on the page of the whole stock.
 */
export type StockListData = StockListing;

/**
 * Loads the vehicles for the query string of the page's URL, within the block's restrictions. If
 * the market has a search by location, the location is converted to dealer codes of its retailers
 * first.
 */
export const stockData = ({
  fields,
  search,
  locale,
  path,
  settings,
}: Pick<DataContext<Fields, never>, 'fields' | 'search' | 'locale' | 'path' | 'settings'>) => {
  const query = stockQuery(search, fields);
  const listing = fields.ci_key_list.trim() || defaultListing;
  const inputOf = (requested: VehicleQuery) => ({
    params: { listing },
    query: toServiceQuery(requested, { lang: locale }),
  });
  const need = { operation: listVehicles, input: inputOf(query), select: forCards };
  if (!settings) return need;

  const features = settings.get('stock_locator.features');
  const isWhole = path === settings.get('stock_locator.list_path');
  const landings = isWhole
    ? readLandingPatterns(settings.get('stock_locator.landing_pages'))
    : undefined;
  const withFeatures = (response: VehicleListing): StockListData => ({
    ...forCards(response),
    features,
    landings,
    cardAttributes: readAttributes(settings.get('stock_locator.card_attributes')),
  });
  const { postcode_search, postcode_filter } = stockFlags(features);
  if (!postcode_search && !postcode_filter) return { ...need, select: withFeatures };

  const brand = fields.ci_key_brand === 'All' ? undefined : fields.ci_key_brand;
  const prepare = async (ask: DataCall) => {
    const location = postcode_search ? query.location : undefined;
    const within = query.forced_dealer_codes;
    const locations = await stockLocations(ask, { location, within, brand, locale, settings });
    return {
      input: inputOf(atLocation(query, locations.search.dealerCodes)),
      select: (response: VehicleListing): StockListData => ({
        ...withFeatures(response),
        locations,
      }),
    };
  };
  return { ...need, prepare };
};
