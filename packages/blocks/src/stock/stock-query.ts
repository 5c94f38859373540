import type { ListingMeta } from '@mawkib/api-clients/contracts';
import {
  type FilterKey,
  filterDefinitions,
  normaliseQuery,
  parseQuery,
  type VehicleQuery,
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

/** The query for the service: what the address asks, within what the block is restricted to. */
export function stockQuery(search: URLSearchParams, block: StockRestriction): VehicleQuery {
  const asked = parseQuery(search);
  const { brands, models } = restriction(block);
  return normaliseQuery({
    ...asked,
    lists: {
      ...asked.lists,
      ...within('brands', asked, brands),
      ...within('models', asked, models),
    },
  });
}

/** The visitor's own choice: a restriction is no filter that could be taken off. */
export function visitorQuery(search: URLSearchParams, block: StockRestriction): VehicleQuery {
  const asked = parseQuery(search);
  const { brands, models } = restriction(block);
  return normaliseQuery({
    ...asked,
    lists: {
      ...asked.lists,
      ...(brands.length > 0 && { brands: [] }),
      ...(models.length > 0 && {
        models: models.length > 1 ? chosenOf(asked, 'models', models) : [],
      }),
    },
  });
}

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

/** The facets without values that the restriction rules out. */
export function restrictFacets(meta: ListingMeta, block: StockRestriction): ListingMeta {
  const { models } = restriction(block);
  const known = meta.facets.models;
  if (models.length === 0 || !known) return meta;
  const allowed = known.filter(({ value }) => models.includes(value));
  return { ...meta, facets: { ...meta.facets, models: allowed } };
}

type Restricted = 'brands' | 'models';

const chosenOf = (query: VehicleQuery, key: Restricted, allowed: readonly string[]) =>
  (query.lists[key] ?? []).filter((value) => allowed.includes(value));

function within(key: Restricted, query: VehicleQuery, allowed: readonly string[]) {
  if (allowed.length === 0) return {};
  const chosen = chosenOf(query, key, allowed);
  return { [key]: chosen.length > 0 ? chosen : allowed };
}
