import { financingOptions, type RangeFilter as RangeFilterKey } from '@mawkib/core/vocabulary';
import { type ChoiceFilter, choiceFilters } from './stock-filters.js';

/** Filters whose choice is a list of values; the model group is a single one. */
export type ListKey = Exclude<ChoiceFilter, 'nameplate_model_group'>;

/** Filters whose choice is a span of numbers, open at either end. */
export type RangeKey = RangeFilterKey;

export type FilterKey = ListKey | RangeKey;

interface Named {
  /** Name of the attribute in the stock service. */
  readonly service: string;
}

export interface ListFilter extends Named {
  readonly key: ListKey;
  readonly kind: 'list';
  /** `_in`: the vehicle's value is one of these; `_includes`: the vehicle's values hold one of these. */
  readonly suffix: (typeof choiceFilters)[ListKey]['suffix'];
  /** The only values there are, where the set is closed. */
  readonly values?: readonly string[];
}

export interface RangeFilter extends Named {
  readonly key: RangeKey;
  readonly kind: 'range';
  /** What the numbers are, so that they can be shown. */
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

/** The 18 filters, in the order in which a panel, an address and a service query name them. */
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
