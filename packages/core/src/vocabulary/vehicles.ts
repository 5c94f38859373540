/** Conditions of a vehicle. Site document, section 4. */
export const states = ['new', 'approved', 'used'] as const;

/** One of `states`. */
export type VehicleState = (typeof states)[number];

/** Sales status of a vehicle. Site document, section 4. */
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

/** Financing options of a vehicle. Site document, section 3. */
export const financingOptions = ['cash', 'lease', 'rent'] as const;

/** One of `financingOptions`. */
export type FinancingOption = (typeof financingOptions)[number];

const sourceCodes: ReadonlyMap<string, string> = new Map([
  ['new', 'NVL'],
  ['approved', 'AVL'],
]);

/** Source code of a state; undefined for used and unknown states. Site document, section 4. */
export const sourceCodeOf = (state: string): string | undefined => sourceCodes.get(state);

/** Source code for leads and analytics; the state in capitals if it has none. */
export const sourceCode = (state: string): string => sourceCodeOf(state) ?? state.toUpperCase();
