/** Sort orders of the stock list. Site document, section 9. */
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

/** All filters of the stock locator, in the order of its block's switches. */
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
] as const;

/** One of `filterKeys`. */
export type FilterKey = (typeof filterKeys)[number];

/** Max number of similar vehicles, without the current one. Site document, section 9. */
export const similarVehicles = 6;
