import { longestNote, readList, readText } from '../fields/read-fields.js';

/** Disclaimers of a raw vehicle: its own and its market's. */
export function disclaimersOf(raw: Readonly<Record<string, unknown>>, market: string | null) {
  const own = [raw.product_card_disclaimer, ...readList(raw.disclaimers), market];
  return [...new Set(own.flatMap((text) => readText(text, undefined, longestNote) ?? []))];
}
