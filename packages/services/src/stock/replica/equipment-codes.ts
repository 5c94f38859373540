import type { KnownVehicle } from './stock-entry.js';

/** Every vehicle has another set of a few dozen items: a letter for each is enough to tell them. */
export interface EquipmentCodes {
  /** Items by the letters that stand for them, from `firstLetter` on. */
  readonly items: readonly string[];
  codeOf(vehicle: Pick<KnownVehicle, 'equipment'>): string;
}

/** What is before it means something in a text. */
const firstLetter = 0x20;
const maxItems = 0xd800 - firstLetter;

export function codeEquipment(stock: Iterable<KnownVehicle>): EquipmentCodes {
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

/** The items that a code stands for. */
export const equipmentOf = (code: string, items: readonly string[]): string[] =>
  Array.from(code, (letter) => items[letter.charCodeAt(0) - firstLetter] ?? '').filter(Boolean);
