import type { Direction } from './locales.js';

const LRI = '\u2066';
const RLI = '\u2067';
const FSI = '\u2068';
const PDI = '\u2069';
const marks = { ltr: LRI, rtl: RLI, auto: FSI };

/**
 * The text between isolation marks: what stands around it cannot turn it, nor it them. Its first
 * strong letter gives its direction unless one is given.
 */
export const isolate = (text: string, direction: Direction | 'auto' = 'auto'): string =>
  `${marks[direction]}${text}${PDI}`;

/** The text without isolation marks, for comparison, structured data and analytics. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

/** Phone numbers with their `+`, and numbers with a dash between them. */
const numbers = /\+\d[\d ()-]*\d|\d[\d:.,/]*(?:\s*[–—-]\s*\d[\d:.,/]*)+/g;

/**
 * A sentence in which phone numbers and ranges (`9:00 – 21:00`) are isolated, so that they keep
 * their order in Arabic. What is isolated already stays as it is.
 */
export const isolateNumbers = (text: string): string =>
  /[\u2066-\u2068]/.test(text) ? text : text.replace(numbers, (found) => isolate(found, 'ltr'));

export const rtlLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Isolates a value that is put into a text of the given direction, where it would turn around
 * otherwise: phone numbers, ranges, `2024 Range Rover`, `P400e (hybrid)`. Plain numbers, and words
 * that begin and end in a letter, stay as they are.
 */
export function isolateWithin(text: string, direction: Direction): string {
  if (text === '' || text.startsWith(LRI) || text.startsWith(RLI) || text.startsWith(FSI))
    return text;
  if (direction === 'ltr') return rtlLetter.test(text) ? isolate(text) : text;
  if (rtlLetter.test(text.charAt(0)) || /^[\d.,]+$/.test(text)) return text;
  return /^\p{L}(.*[\p{L}\d])?$/u.test(text) ? text : isolate(text);
}
