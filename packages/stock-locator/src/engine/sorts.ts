/** The nine sorts a visitor may choose. */
export const sorts = [
  'createdAtDesc',
  'createdAtAsc',
  'priceAsc',
  'priceDesc',
  'mileageAsc',
  'mileageDesc',
  'productionYearDesc',
  'productionYearAsc',
  'status',
] as const;
export type Sort = (typeof sorts)[number];

export const defaultSort: Sort = 'createdAtDesc';

/** What the stock service calls each sort; a leading `-` is descending. */
export const serviceSorts: Readonly<Record<Sort, string>> = {
  createdAtDesc: '-created_at',
  createdAtAsc: 'created_at',
  priceAsc: 'price',
  priceDesc: '-price',
  mileageAsc: 'mileage',
  mileageDesc: '-mileage',
  productionYearDesc: '-production_year',
  productionYearAsc: 'production_year',
  status: 'status',
};

export const asSort = (text: unknown): Sort => sorts.find((sort) => sort === text) ?? defaultSort;

export const sortOfService = (text: unknown): Sort =>
  sorts.find((sort) => serviceSorts[sort] === text) ?? asSort(text);
