import type { Direction } from './locales.js';

const LRI = '\u2066';
const RLI = '\u2067';
const FSI = '\u2068';
const PDI = '\u2069';
const marks = { ltr: LRI, rtl: RLI, auto: FSI };

/**
 * Wraps text in bidi isolates, so that it and its surroundings do not affect each other's order.
 * Default direction: that of its first strong letter.
 */
export const isolate = (text: string, direction: Direction | 'auto' = 'auto'): string =>
  `${marks[direction]}${text}${PDI}`;

/** Removes bidi isolates, for comparison, structured data and analytics. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

/** Phone numbers with `+`, and ranges of numbers. */
const numbers = /\+\d[\d ()-]*\d|\d[\d:.,/]*(?:\s*[–—-]\s*\d[\d:.,/]*)+/g;

/**
 * Isolates phone numbers and ranges (`9:00 – 21:00`) in a sentence, so that they keep their order
 * in Arabic. Isolated parts stay.
 */
export const isolateNumbers = (text: string): string =>
  /[\u2066-\u2068]/.test(text) ? text : text.replace(numbers, (found) => isolate(found, 'ltr'));

export const rtlLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Isolates a value for a text of the given direction, if it would be reordered: phone numbers,
 * ranges, `2024 Range Rover`, `P400e (hybrid)`. Plain numbers, and text that starts and ends with a
 * letter, are not isolated.
 */
export function isolateWithin(text: string, direction: Direction): string {
  if (text === '' || text.startsWith(LRI) || text.startsWith(RLI) || text.startsWith(FSI))
    return text;
  if (direction === 'ltr') return rtlLetter.test(text) ? isolate(text) : text;
  if (rtlLetter.test(text.charAt(0)) || /^[\d.,]+$/.test(text)) return text;
  return /^\p{L}(.*[\p{L}\d])?$/u.test(text) ? text : isolate(text);
}
