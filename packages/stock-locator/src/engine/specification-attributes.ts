import { showroomAttributes, type VehicleState } from '@mawkib/core/vocabulary';
import type { Specification } from './showroom-vehicle.js';
import { stateKind } from './vehicle-state.js';

export type Attribute = keyof Specification;

/** A market's attributes per state; `other` serves every state that is none of the three. */
export type AttributeSets = Partial<Record<VehicleState | 'other', readonly Attribute[]>>;

/** The attributes of a showroom page; the usual fourteen where a market configures none. */
export const attributesFor = (state: string, sets: AttributeSets = {}): readonly Attribute[] =>
  sets[stateKind(state)] ?? showroomAttributes;

/** The attributes of a set that this vehicle has. */
export const presentAttributes = (
  specification: Specification,
  attributes: readonly Attribute[],
): Attribute[] =>
  attributes.filter(
    (attribute) => specification[attribute] !== null && specification[attribute] !== '',
  );
