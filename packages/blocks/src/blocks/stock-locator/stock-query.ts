import {
  type FilterKey,
  filterDefinitions,
  normaliseQuery,
  parseQuery,
  type VehicleQuery,
} from '@mawkib/stock-locator/engine';

/** The fields of the block that say which filters visitors get: one switch per filter. */
export type FilterSwitches = { readonly [key in FilterKey]?: boolean };

export const switchedOn = (fields: FilterSwitches): FilterKey[] =>
  filterDefinitions.map(({ key }) => key).filter((key) => fields[key] === true);

/**
 * What the visitor asks in the page's address, within what the block is set to: its brand and
 * model hold where the visitor chose none.
 */
export function stockQuery(
  search: URLSearchParams,
  { ci_key_brand, ci_key_model }: { ci_key_brand: string; ci_key_model: string },
): VehicleQuery {
  const asked = parseQuery(search);
  const brands = ci_key_brand === 'All' ? undefined : [ci_key_brand];
  const models = ci_key_model === 'None' ? undefined : [ci_key_model];
  if (!brands && !models) return asked;
  return normaliseQuery({
    ...asked,
    lists: {
      ...(brands && { brands }),
      ...(models && { models }),
      ...asked.lists,
    },
  });
}

export const defaultListing = 'all';
