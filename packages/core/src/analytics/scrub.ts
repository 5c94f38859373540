import { parseDigits } from '../locale/digits.js';

/** What stands where personal data stood. */
export const removed = '[removed]';

/**
 * Text without what identifies a person: e-mail addresses, phone numbers (international, and as the
 * Gulf writes them), numbers of identity papers, cards and other long runs of digits, vehicle
 * identification numbers, and the query strings of addresses; `[removed]` stands in their place.
 * Arabic, Persian and full-width digits count as digits, and what is percent-encoded is read.
 * UUIDs, years, dates and prices stay. For texts of bounded length.
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

/** Whether `scrub` has nothing to remove. */
export const isImpersonal = (text: string): boolean => scrub(text) === text;

/**
 * A part of an address as it is read. A plus is the blank of a form behind a letter, a figure or
 * another plus; elsewhere it may begin a phone number and stays. What is encoded twice, or wrongly, is
 * taken for personal.
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

/** Has the length of the text, so that what is found in it is at the same place there. */
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

/** Whether digits, with what separates them, are a number of a person and no year, date or price. */
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
