/** Filters whose choice is a list of values. */
export const listKeys = [
  'brands',
  'models',
  'states',
  'statuses',
  'engine_types',
  'transmissions',
  'colors',
  'specific_colors',
  'dealers',
  'financing_options',
  'number_of_seats',
] as const;
export type ListKey = (typeof listKeys)[number];

/** Filters whose choice is a span of numbers, open at either end. */
export const rangeKeys = [
  'display_price',
  'msrp_price',
  'mileage',
  'production_year',
  'model_year',
  'power',
] as const;
export type RangeKey = (typeof rangeKeys)[number];

export type FilterKey = ListKey | RangeKey;

interface Named {
  /** Name of the attribute in the stock service. */
  readonly service: string;
}

export interface ListFilter extends Named {
  readonly key: ListKey;
  readonly kind: 'list';
  /** `in`: the vehicle's value is one of these; `includes`: the vehicle's values hold one of these. */
  readonly suffix: 'in' | 'includes';
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

/** The 17 filters, in the order in which a panel, an address and a service query name them. */
export const filterDefinitions: readonly FilterDefinition[] = [
  { key: 'brands', kind: 'list', service: 'nameplate_brand_name', suffix: 'in' },
  { key: 'models', kind: 'list', service: 'nameplate_name', suffix: 'in' },
  { key: 'states', kind: 'list', service: 'state', suffix: 'in' },
  { key: 'display_price', kind: 'range', service: 'display_price', measure: 'money' },
  { key: 'msrp_price', kind: 'range', service: 'msrp_price', measure: 'money' },
  {
    key: 'financing_options',
    kind: 'list',
    service: 'financing_options',
    suffix: 'includes',
    values: ['cash', 'lease', 'rent'],
  },
  { key: 'mileage', kind: 'range', service: 'mileage', measure: 'distance' },
  { key: 'production_year', kind: 'range', service: 'production_year', measure: 'year' },
  { key: 'model_year', kind: 'range', service: 'model_year', measure: 'year' },
  { key: 'engine_types', kind: 'list', service: 'engine_type', suffix: 'includes' },
  { key: 'power', kind: 'range', service: 'power', measure: 'power' },
  { key: 'transmissions', kind: 'list', service: 'transmission', suffix: 'in' },
  { key: 'colors', kind: 'list', service: 'color_canonical', suffix: 'in' },
  { key: 'specific_colors', kind: 'list', service: 'color_name', suffix: 'in' },
  { key: 'number_of_seats', kind: 'list', service: 'number_of_seats', suffix: 'in' },
  { key: 'statuses', kind: 'list', service: 'status', suffix: 'in' },
  { key: 'dealers', kind: 'list', service: 'owner_id', suffix: 'in' },
];

export const listFilters = filterDefinitions.filter((filter) => filter.kind === 'list');
export const rangeFilters = filterDefinitions.filter((filter) => filter.kind === 'range');
