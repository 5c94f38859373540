import type { Sort } from '@mawkib/core/vocabulary';

/** Sort parameters of the stock service; a leading `-` is descending. Site document, section 9. */
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

/** Separator of several values in an address: two spaces. Site document, section 9. */
export const choiceSeparator = '  ';

/** Address parameters of the search by location or retailer. */
export const searchParams = {
  retailer: '_retailer',
  state: '_state',
  postcode: '_postcode',
  locality: '_locality',
} as const;

/** Address parameters that restrict a list; filters cannot widen them. Site document, section 9. */
export const forcedParams = {
  statuses: 'forced_statuses',
  dealerCodes: 'forced_dealer_codes',
  serviceDealerCodes: 'filter[owner_dealer_codes_includes]',
} as const;

/** Vehicles per page of the service. Site document, section 9. */
export const pageSize = { min: 1, max: 12 } as const;
