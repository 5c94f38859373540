import type { Specification } from './showroom-vehicle.js';
import type { Attribute } from './specification-attributes.js';

/** One attribute of several vehicles. */
export interface ComparedAttribute {
  readonly attribute: Attribute;
  /** In the order of the vehicles; '' for a vehicle without it. */
  readonly texts: readonly string[];
  /** True if the values are not all the same. */
  readonly differs: boolean;
}

/** Max vehicles in a comparison. */
export const maxCompared = 4;

/** Values of each attribute; an attribute that no vehicle has is left out. */
export function compareVehicles(
  specifications: readonly Specification[],
  attributes: readonly Attribute[],
  textOf: (specification: Specification, attribute: Attribute) => string,
): ComparedAttribute[] {
  return attributes.flatMap((attribute) => {
    const texts = specifications.map((specification) => textOf(specification, attribute));
    if (texts.every((text) => text === '')) return [];
    return [{ attribute, texts, differs: new Set(texts).size > 1 }];
  });
}
