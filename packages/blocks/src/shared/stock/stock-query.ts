import {
  type FilterKey,
  filterDefinitions,
  normaliseQuery,
  parseQuery,
  type VehicleQuery,
  withinPage,
} from '@mawkib/stock-locator/engine';

/** The market's default list, if the block sets none. */
export const defaultListing = 'all';

/** Restrictions of a block's list. */
export interface StockRestriction {
  ci_key_brand: string;
  ci_key_model: string;
  vehicles: { list: readonly string[] };
}

/** Brands and models that always apply to the query; empty means all. */
function restriction({ ci_key_brand, ci_key_model, vehicles }: StockRestriction) {
  const list = vehicles.list.map((name) => name.trim()).filter(Boolean);
  return {
    brands: ci_key_brand === 'All' ? [] : [ci_key_brand],
    models: ci_key_model === 'None' ? list : [nameplate(ci_key_model)],
  };
}

/** Nameplates in the stock data are in capitals: `F-PACE` for `F-Pace`. */
const nameplate = (model: string) => model.toUpperCase();

/** Query with a block's restrictions. */
export const pageQuery = (block: StockRestriction): VehicleQuery =>
  normaliseQuery({ lists: restriction(block) });

/** Query for the service: the URL's query within the block's restrictions. */
export const stockQuery = (search: URLSearchParams, block: StockRestriction): VehicleQuery =>
  withinPage(parseQuery(search), pageQuery(block));

/** Enabled filters in the panel's order, without those with a single value. */
export function offeredFilters(
  block: StockRestriction & { readonly [key in FilterKey]?: boolean },
): FilterKey[] {
  const { brands, models } = restriction(block);
  const forced: FilterKey[] = [];
  if (brands.length === 1) forced.push('brands');
  if (models.length === 1) forced.push('models');
  return filterDefinitions
    .map(({ key }) => key)
    .filter((key) => block[key] === true && !forced.includes(key));
}
