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

/** Ways to pay for a vehicle. Site document, section 3. */
export const financingOptions = ['cash', 'lease', 'rent'] as const;

/** One of `financingOptions`. */
export type FinancingOption = (typeof financingOptions)[number];

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
