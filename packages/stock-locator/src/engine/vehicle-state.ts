/** States with specification sets of their own; every other state uses the set of `other`. */
export const vehicleStates = ['new', 'approved', 'used'] as const;
export type VehicleState = (typeof vehicleStates)[number];

export const vehicleStatuses = [
  'stock',
  'available_soon',
  'reserved',
  'sold',
  'in_production',
  'on_demand',
  'delivery',
  'demo',
] as const;
export type VehicleStatus = (typeof vehicleStatuses)[number];

export const stateKind = (state: string): VehicleState | 'other' =>
  vehicleStates.find((known) => known === state) ?? 'other';

const sourceCodes: Readonly<Record<string, string>> = { new: 'NVL', approved: 'AVL' };

/** Source code of leads and analytics; a state without one is sent in capitals. */
export const sourceCode = (state: string): string => sourceCodes[state] ?? state.toUpperCase();

const takenStatuses: readonly string[] = ['reserved', 'sold'];

/** A reserved or sold vehicle can be looked at but not reserved. */
export const isTaken = (status: string): boolean => takenStatuses.includes(status);
