/** Conditions of a vehicle. Site document, section 4. */
export const states = ['new', 'approved', 'used'] as const;
/** One of `states`. */
export type VehicleState = (typeof states)[number];

/** Where a vehicle is on its way to a buyer. Site document, section 4. */
export const statuses = [
  'stock',
  'available_soon',
  'reserved',
  'sold',
  'in_production',
  'on_demand',
  'delivery',
  'demo',
] as const;
/** One of `statuses`. */
export type VehicleStatus = (typeof statuses)[number];

/** Body types of a vehicle. */
export const bodyTypes = [
  'suv',
  'sedan',
  'coupe',
  'convertible',
  'estate',
  'hatchback',
  'pickup',
  'van',
] as const;
/** One of `bodyTypes`. */
export type BodyType = (typeof bodyTypes)[number];

/** Ways to pay for a vehicle. Site document, section 3. */
export const financingOptions = ['cash', 'lease', 'rent'] as const;
/** One of `financingOptions`. */
export type FinancingOption = (typeof financingOptions)[number];

/** Which price of a vehicle is meant. Site document, section 3. */
export const priceTypes = ['purchase', 'lease', 'subscribe'] as const;
/** One of `priceTypes`. */
export type PriceType = (typeof priceTypes)[number];

/** What a card shows by default, in this order. Site document, section 9. */
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

/** What a vehicle's page shows by default, in this order. Site document, section 9. */
export const showroomAttributes = [
  'state',
  'status',
  'deliveryDate',
  'productionYear',
  'mileage',
  'transmission',
  'engines',
  'capacity',
  'power',
  'color',
  'colorInterior',
  'vin',
  'orderNumber',
  'avl',
] as const;
/** One of `showroomAttributes`. */
export type ShowroomAttribute = (typeof showroomAttributes)[number];

const sourceCodes: ReadonlyMap<string, string> = new Map([
  ['new', 'NVL'],
  ['approved', 'AVL'],
]);

/**
 * Code of the source of supply; undefined for used and for unknown states. Site document,
 * section 4.
 */
export const sourceCodeOf = (state: string): string | undefined => sourceCodes.get(state);

/** Source code as leads and analytics carry it; a state without one in capitals. */
export const sourceCode = (state: string): string => sourceCodeOf(state) ?? state.toUpperCase();

const platformCodes: ReadonlyMap<string, string> = new Map([
  ['f-pace', 'x761'],
  ['i-pace', 'x590'],
  ['f-type', 'x152'],
  ['xe', 'x760'],
  ['xf', 'x260'],
]);

/**
 * Platform of a nameplate's external code; undefined for an unknown one. Site document, section 3.
 */
export const platformCodeOf = (externalCode: string): string | undefined =>
  platformCodes.get(externalCode.trim().toLowerCase());

/**
 * A VIN as it is displayed: its last 3 characters when it is longer than 3. Blocks document,
 * section 9.
 */
export const shortVin = (vin: string): string => vin.slice(-3);
