import type { Specification } from './showroom-vehicle.js';
import { stateKind, type VehicleState } from './vehicle-state.js';

export type Attribute = keyof Specification;

/** Attributes of a card where a market configures none. */
export const cardAttributes: readonly Attribute[] = [
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
];

/** Attributes of a showroom page where a market configures none. */
export const showroomAttributes: readonly Attribute[] = [
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
];

/** A market's attributes per state; `other` serves every state that is none of the three. */
export type AttributeSets = Partial<Record<VehicleState | 'other', readonly Attribute[]>>;

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
