import { parseDigits } from '../locale/digits.js';

/** Replacement of personal data. */
export const removed = '[removed]';

/**
 * Replaces personal data by `[removed]`: e-mail addresses, phone numbers (international and Gulf
 * formats), numbers of identity documents, cards and other long digit sequences, VINs, and query
 * strings of URLs. Also handles Arabic, Persian and full-width digits and percent-encoding. Keeps
 * UUIDs, years, dates and prices. The text must have a bounded length.
 */
export function scrub(text: string): string {
  let clean = text;
  for (const { pattern, isPersonal } of rules) {
    const plain = plainOf(clean);
    let kept = '';
    let from = 0;
    for (const match of plain.matchAll(pattern)) {
      if (isPersonal && !isPersonal(match[0])) continue;
      kept += clean.slice(from, match.index) + removed;
      from = match.index + match[0].length;
    }
    clean = kept + clean.slice(from);
  }
  return clean;
}

/** True if `scrub` has nothing to remove. */
export const isImpersonal = (text: string): boolean => scrub(text) === text;

/**
 * Decodes a part of a URL once. A plus after a letter, a digit or another plus is a space;
 * elsewhere it may start a phone number and stays. Double or invalid encoding counts as personal
 * data.
 */
export function decodedOnce(text: string): string {
  try {
    const plain = decodeURIComponent(text.replace(/(?<=[\p{L}\p{N}+])(?<!%20)\+/gu, ' '));
    return plain.includes('%') ? '@' : plain;
  } catch {
    return '@';
  }
}

interface Rule {
  readonly pattern: RegExp;
  readonly isPersonal?: (match: string) => boolean;
}

const rules: readonly Rule[] = [
  { pattern: /\S*%[\da-f]{2}\S*/gi, isPersonal: (word) => !isImpersonal(decodedOnce(word)) },
  { pattern: /[^\s@]*\s?(?:@|%40|\(at\)|\[at\])\s?[^\s@]*/gi },
  { pattern: /\?[^\s=]*=\S*/g },
  { pattern: /(?<![a-z\d])(?=[a-z\d]*\d)[a-hj-npr-z\d]{17}(?![a-z\d])/gi },
  { pattern: /[+(]{0,2}\d(?:[\s.\-/()+_\u2010-\u2015\u2060]{0,3}\d)+/g, isPersonal: isNumber },
];

/** Normalized text of the same length, so that indexes match the original. */
const plainOf = (text: string): string =>
  parseDigits(text)
    .replace(/[\uff10-\uff19\uff0b\uff20]/g, (char) =>
      String.fromCharCode(char.charCodeAt(0) - 0xfee0),
    )
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '\u2060')
    .replace(uuid, (id) => 'u'.repeat(id.length));

const uuid = /(?<![a-z\d])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![a-z\d])/gi;

const gulfCodes = /^(?:971|966|965|968|973|974)/;
const isYear = (group: string) => /^(?:19|20)\d\d$/.test(group);

/** True if digits and separators are a personal number, not a year, date or price. */
function isNumber(match: string): boolean {
  const groups = match.split(/\D+/).filter((group) => group !== '');
  const digits = groups.join('');
  if (digits.length < 7) return false;
  if (/^[+(]*\+/.test(match) || digits.length >= 13) return true;
  if (groups.some((group) => group.length >= 8)) return true;
  if (digits.startsWith('0')) return digits.length >= 8;
  if (gulfCodes.test(digits) && digits.length >= 10) return true;
  if (/^5\d{8}$/.test(digits)) return true;
  if (groups.length === 2 && groups.every((group) => group.length === 4)) {
    return !groups.every(isYear);
  }
  return digits.length >= 8 && !groups.some(isYear);
}
