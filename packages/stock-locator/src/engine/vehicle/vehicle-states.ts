import { states, type VehicleState } from '@mawkib/core/vocabulary';

export { sourceCode } from '@mawkib/core/vocabulary';

/** The state, or `other` for any other state. */
export const stateKind = (state: string): VehicleState | 'other' =>
  states.find((known) => known === state) ?? 'other';

const takenStatuses: readonly string[] = ['reserved', 'sold'];

/** A reserved or sold vehicle can be viewed but not reserved. */
export const isReservedOrSold = (status: string): boolean => takenStatuses.includes(status);
