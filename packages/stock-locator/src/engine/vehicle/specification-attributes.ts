import type { VehicleState } from '@mawkib/core/vocabulary';
import type { Specification } from './showroom-vehicle.js';
import { showroomAttributes } from './vehicle-attributes.js';
import { stateKind } from './vehicle-states.js';

export type Attribute = keyof Specification;

/** A market's attributes by state; `other` is for all other states. */
export type AttributeSets = Partial<Record<VehicleState | 'other', readonly Attribute[]>>;

/** Attributes of a showroom page; by default the fourteen of the specification. */
export const attributesFor = (state: string, sets: AttributeSets = {}): readonly Attribute[] =>
  sets[stateKind(state)] ?? showroomAttributes;

/** Attributes of a set that the vehicle has. */
export const presentAttributes = (
  specification: Specification,
  attributes: readonly Attribute[],
): Attribute[] =>
  attributes.filter(
    (attribute) => specification[attribute] !== null && specification[attribute] !== '',
  );

const attributes: Readonly<Record<Attribute, true>> = {
  brand: true,
  state: true,
  status: true,
  model: true,
  nameplateExternalCode: true,
  title: true,
  version: true,
  drivetrain: true,
  productionYear: true,
  modelYear: true,
  transmission: true,
  mileage: true,
  engines: true,
  capacity: true,
  power: true,
  deliveryDate: true,
  avl: true,
  color: true,
  colorInterior: true,
  vin: true,
  ownerName: true,
  orderNumber: true,
  nameplateModelGroup: true,
  shortVin: true,
  numberOfSeats: true,
  batteryCapacity: true,
};

/** Valid attributes among configured names, in their order, without repeats. */
export const readAttributes = (names: readonly string[]): Attribute[] =>
  [...new Set(names)].filter((name): name is Attribute => Object.hasOwn(attributes, name));
