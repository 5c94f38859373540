/** Orders of the stock list. Site document, section 9. */
export const sorts = [
  'productionYearAsc',
  'productionYearDesc',
  'createdAtAsc',
  'createdAtDesc',
  'mileageAsc',
  'mileageDesc',
  'priceAsc',
  'priceDesc',
  'status',
] as const;
/** One of `sorts`. */
export type Sort = (typeof sorts)[number];

/**
 * What the stock service calls each sort; a leading `-` is descending. Site document, section 9.
 */
export const serviceSorts: { readonly [sort in Sort]: string } = {
  productionYearAsc: 'production_year',
  productionYearDesc: '-production_year',
  createdAtAsc: 'created_at',
  createdAtDesc: '-created_at',
  mileageAsc: 'mileage',
  mileageDesc: '-mileage',
  priceAsc: 'price',
  priceDesc: '-price',
  status: 'status',
};

/**
 * Choice filters: the service's parameter is `filter[{field}{suffix}]`. Site document, section 9.
 */
export const choiceFilters = {
  brands: { field: 'nameplate_brand_name', suffix: '_in' },
  nameplate_model_group: { field: 'nameplate_model_group', suffix: '_eq' },
  models: { field: 'nameplate_name', suffix: '_in' },
  financing_options: { field: 'financing_options', suffix: '_includes' },
  states: { field: 'state', suffix: '_in' },
  engine_types: { field: 'engine_type', suffix: '_includes' },
  transmissions: { field: 'transmission', suffix: '_in' },
  body_types: { field: 'body_type', suffix: '_in' },
  colors: { field: 'color_canonical', suffix: '_in' },
  specific_colors: { field: 'color_name', suffix: '_in' },
  statuses: { field: 'status', suffix: '_in' },
  dealers: { field: 'owner_id', suffix: '_in' },
  number_of_seats: { field: 'number_of_seats', suffix: '_in' },
} as const;
/** A key of `choiceFilters`. */
export type ChoiceFilter = keyof typeof choiceFilters;

/**
 * Range filters, sent as `filter[{key}_gteq]` and `filter[{key}_lteq]`. Site document, section 9.
 */
export const rangeFilters = [
  'mileage',
  'production_year',
  'model_year',
  'power',
  'display_price',
  'msrp_price',
] as const;
/** One of `rangeFilters`. */
export type RangeFilter = (typeof rangeFilters)[number];

/** Every filter of the stock locator, in the order of its block's switches. */
export const filterKeys = [
  'brands',
  'nameplate_model_group',
  'models',
  'financing_options',
  'states',
  'statuses',
  'msrp_price',
  'display_price',
  'mileage',
  'production_year',
  'model_year',
  'power',
  'engine_types',
  'transmissions',
  'body_types',
  'colors',
  'specific_colors',
  'dealers',
  'number_of_seats',
] as const satisfies readonly (ChoiceFilter | RangeFilter)[];
/** One of `filterKeys`. */
export type FilterKey = (typeof filterKeys)[number];

/** Between the values of a choice filter in the address: two spaces. Site document, section 9. */
export const choiceSeparator = '  ';

/** Address parameters of the search by place or retailer. */
export const searchParams = {
  retailer: '_retailer',
  state: '_state',
  postcode: '_postcode',
  locality: '_locality',
} as const;

/** Address parameters that no filter can widen. Site document, section 9. */
export const forcedParams = {
  statuses: 'forced_statuses',
  dealerCodes: 'forced_dealer_codes',
  serviceDealerCodes: 'filter[owner_dealer_codes_includes]',
} as const;

/** Most and fewest vehicles of one page of the service. Site document, section 9. */
export const pageSize = { min: 1, max: 12 } as const;
/** Most similar vehicles, the current one not among them. Site document, section 9. */
export const similarVehicles = 6;

/** States of Australia, by which its stock is searched. Site document, section 2. */
export const australianStates = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;

/** What `stock_locator.features` can switch on. Site document, section 6. */
export const stockFeatures = [
  'postcode_search',
  'owner_visible',
  'display_selected_vehicles',
  'postcode_filter',
] as const;
/** One of `stockFeatures`. */
export type StockFeature = (typeof stockFeatures)[number];
