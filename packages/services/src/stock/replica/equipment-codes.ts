import type { ReplicaVehicle } from './stock-entry.js';

/**
 * Encodes a vehicle's equipment as one character per item. Each vehicle has another set of a few
 * dozen items.
 */
export interface EquipmentCodes {
  /** Items by their characters, starting at `firstLetter`. */
  readonly items: readonly string[];
  codeOf(vehicle: Pick<ReplicaVehicle, 'equipment'>): string;
}

/** Characters below it are control characters. */
const firstLetter = 0x20;
const maxItems = 0xd800 - firstLetter;

export function codeEquipment(stock: Iterable<ReplicaVehicle>): EquipmentCodes {
  const letters = new Map<string, string>();
  for (const { equipment } of stock) {
    for (const item of equipment) {
      if (!letters.has(item) && letters.size < maxItems)
        letters.set(item, String.fromCharCode(firstLetter + letters.size));
    }
  }
  return {
    items: [...letters.keys()],
    codeOf: ({ equipment }) => equipment.map((item) => letters.get(item) ?? '').join(''),
  };
}

/** Decodes the items of a code. */
export const equipmentOf = (code: string, items: readonly string[]): string[] =>
  Array.from(code, (letter) => items[letter.charCodeAt(0) - firstLetter] ?? '').filter(Boolean);
