/** Features that `stock_locator.features` can enable. Site document, section 6. */
export const stockFeatures = [
  'postcode_search',
  'owner_visible',
  'display_selected_vehicles',
  'postcode_filter',
] as const;

/** One of `stockFeatures`. */
export type StockFeature = (typeof stockFeatures)[number];

/** Default attributes of a card, in order. Site document, section 9. */
export const cardAttributes = [
  'productionYear',
  'model',
  'mileage',
  'engines',
  'color',
  'drivetrain',
  'vin',
  'power',
  'capacity',
  'status',
  'state',
  'colorInterior',
] as const;

/** One of `cardAttributes`. */
export type CardAttribute = (typeof cardAttributes)[number];
