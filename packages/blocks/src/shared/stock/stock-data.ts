import { listVehicles, type VehicleListing } from '@mawkib/api-clients/contracts';
import {
  atLocation,
  readAttributes,
  readLandingPatterns,
  type StockListing,
  stockFlags,
  toServiceQuery,
  type VehicleQuery,
} from '@mawkib/stock-locator/engine';
import type { Ask, DataContext } from '../../model/definition/data.js';
import { forCards } from './for-cards.js';
import { stockLocations } from './stock-places.js';
import { defaultListing, type StockRestriction, stockQuery } from './stock-query.js';

type Fields = StockRestriction & { ci_key_list: string };

/**
 * What a stock list shows: a page of vehicles, and what the market's settings put around it.
 * `landings` are there where the block stands on the page of the whole stock.
 */
export type StockListData = StockListing;

/**
 * The vehicles that the page's address asks for, within what the block is restricted to. Where the
 * market has a search by place, the place becomes the dealer codes of the retailers there first.
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
  const prepare = async (ask: Ask) => {
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
