import {
  type FilterKey,
  filterDefinitions,
  normaliseQuery,
  parseQuery,
  type VehicleQuery,
  withinPage,
} from '@mawkib/stock-locator/engine';

/** The market's own list, when the block names none. */
export const defaultListing = 'all';

/** What a block says about its list. */
export interface StockRestriction {
  ci_key_brand: string;
  ci_key_model: string;
  vehicles: { list: readonly string[] };
}

/** Only these brands and models, whatever the visitor asks; empty is all. */
function restriction({ ci_key_brand, ci_key_model, vehicles }: StockRestriction) {
  const list = vehicles.list.map((name) => name.trim()).filter(Boolean);
  return {
    brands: ci_key_brand === 'All' ? [] : [ci_key_brand],
    models: ci_key_model === 'None' ? list : [nameplate(ci_key_model)],
  };
}

/** The stock writes these names in capitals: `F-Pace` is `F-PACE` there. */
const nameplate = (model: string) => model.toUpperCase();

/** What a block restricts its list to, as a query. */
export const pageQuery = (block: StockRestriction): VehicleQuery =>
  normaliseQuery({ lists: restriction(block) });

/** The query for the service: what the address asks, within what the block is restricted to. */
export const stockQuery = (search: URLSearchParams, block: StockRestriction): VehicleQuery =>
  withinPage(parseQuery(search), pageQuery(block));

/** The filters that are switched on, in the panel's order; one with a single value is no choice. */
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
