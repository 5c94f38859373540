import { financingOptions, type RangeFilter as RangeFilterKey } from '@mawkib/core/vocabulary';
import { type ChoiceFilter, choiceFilters } from './stock-filters.js';

/** Filters with a list of values; the model group has a single value. */
export type ListKey = Exclude<ChoiceFilter, 'nameplate_model_group'>;

/** Filters with a range of numbers, open at either end. */
export type RangeKey = RangeFilterKey;

export type FilterKey = ListKey | RangeKey;

interface Named {
  /** Name of the attribute in the stock service. */
  readonly service: string;
}

export interface ListFilter extends Named {
  readonly key: ListKey;
  readonly kind: 'list';
  /**
   * `_in`: the vehicle's value is one of these. `_includes`: one of the vehicle's values is one of
   * these.
   */
  readonly suffix: (typeof choiceFilters)[ListKey]['suffix'];
  /** All allowed values, for a closed set. */
  readonly values?: readonly string[];
}

export interface RangeFilter extends Named {
  readonly key: RangeKey;
  readonly kind: 'range';
  /** Unit type of the numbers, for display. */
  readonly measure: 'money' | 'distance' | 'year' | 'power';
}

export type FilterDefinition = ListFilter | RangeFilter;

const list = (key: ListKey, values?: readonly string[]): ListFilter => {
  const { field, suffix } = choiceFilters[key];
  return { key, kind: 'list', service: field, suffix, values };
};
const range = (key: RangeKey, measure: RangeFilter['measure']): RangeFilter => ({
  key,
  kind: 'range',
  service: key,
  measure,
});

/** The 18 filters, in the order of panels, addresses and service queries. */
export const filterDefinitions: readonly FilterDefinition[] = [
  list('brands'),
  list('models'),
  list('states'),
  range('display_price', 'money'),
  range('msrp_price', 'money'),
  list('financing_options', financingOptions),
  range('mileage', 'distance'),
  range('production_year', 'year'),
  range('model_year', 'year'),
  list('engine_types'),
  range('power', 'power'),
  list('transmissions'),
  list('body_types'),
  list('colors'),
  list('specific_colors'),
  list('number_of_seats'),
  list('statuses'),
  list('dealers'),
];

export const listFilters = filterDefinitions.filter((filter) => filter.kind === 'list');
export const rangeFilters = filterDefinitions.filter((filter) => filter.kind === 'range');

export const listKeys = listFilters.map(({ key }) => key);
export const rangeKeys = rangeFilters.map(({ key }) => key);
