import type { Specification } from './showroom-vehicle.js';
import type { Attribute } from './specification-attributes.js';

/** One attribute of several vehicles. */
export interface ComparedAttribute {
  readonly attribute: Attribute;
  /** In the order of the vehicles; '' where one has nothing. */
  readonly texts: readonly string[];
  /** Whether the vehicles are not all the same in it. */
  readonly differs: boolean;
}

/** How many vehicles stand side by side at most. */
export const maxCompared = 4;

/** What the vehicles have in each attribute; one that none of them has is left out. */
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
