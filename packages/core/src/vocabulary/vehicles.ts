export const states = ['new', 'approved', 'used'] as const;
export type VehicleState = (typeof states)[number];

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
export type VehicleStatus = (typeof statuses)[number];

export const financingOptions = ['cash', 'lease', 'rent'] as const;
export type FinancingOption = (typeof financingOptions)[number];

export const priceTypes = ['purchase', 'lease', 'subscribe'] as const;
export type PriceType = (typeof priceTypes)[number];

/** What a card shows by default, in this order. */
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
export type CardAttribute = (typeof cardAttributes)[number];

/** What a vehicle's page shows by default, in this order. */
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
export type ShowroomAttribute = (typeof showroomAttributes)[number];

const sourceCodes: ReadonlyMap<string, string> = new Map([
  ['new', 'NVL'],
  ['approved', 'AVL'],
]);

/** Code of the source of supply; undefined for used and for unknown states. */
export const sourceCodeOf = (state: string): string | undefined => sourceCodes.get(state);

const platformCodes: ReadonlyMap<string, string> = new Map([
  ['f-pace', 'x761'],
  ['i-pace', 'x590'],
  ['f-type', 'x152'],
  ['xe', 'x760'],
  ['xf', 'x260'],
]);

/** Platform of a nameplate's external code; undefined for an unknown one. */
export const platformCodeOf = (externalCode: string): string | undefined =>
  platformCodes.get(externalCode.trim().toLowerCase());

/** A VIN as it is displayed: its last 3 characters when it is longer than 3. */
export const shortVin = (vin: string): string => vin.slice(-3);
