/** Readers for a raw vehicle: its fields may be missing, invalid or hostile. */

import { cleanText } from './clean-text.js';
import type { ReportProblem } from './field-problem.js';
import { vehicleLimits } from './vehicle-limits.js';

const ignoreProblem: ReportProblem = () => {};
const isNothing = (value: unknown) => value === null || value === undefined || value === '';

const longestText = 300;

/** Max characters of a paragraph, such as a note or a disclaimer. */
export const longestNote = 2_000;

/**
 * Text on one line without markup and direction overrides, cut to `max` characters (default 300);
 * null when empty.
 */
export function readText(value: unknown, report = ignoreProblem, max = longestText): string | null {
  if (isNothing(value)) return null;
  if (typeof value !== 'string' && typeof value !== 'number') {
    report('not_text');
    return null;
  }
  const text = cleanText(String(value), report);
  if (text.length <= max) return text === '' ? null : text;
  report('too_long');
  return `${text
    .slice(0, max)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .trimEnd()}…`;
}

/** A finite number, or null. */
export function readNumber(value: unknown, report = ignoreProblem): number | null {
  if (isNothing(value)) return null;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number === 'number' && Number.isFinite(number)) return number;
  report('not_a_number');
  return null;
}

/** A number from `min` to `max`, or null. */
export function readNumberWithin(
  value: unknown,
  min: number,
  max: number,
  report = ignoreProblem,
): number | null {
  const number = readNumber(value, report);
  if (number === null) return null;
  if (number >= min && number <= max) return number;
  report(number < 0 && min >= 0 ? 'negative' : 'absurd');
  return null;
}

/** A number above zero, or null. Zero means "no value". */
export function readPositive(
  value: unknown,
  report = ignoreProblem,
  max: number = vehicleLimits.amount[1],
): number | null {
  const number = readNumberWithin(value, 0, max, report);
  return number === 0 ? null : number;
}

export const readRecord = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

const maxItems = 500;

/** Items of a list, at most 500. */
export function readList(value: unknown, report = ignoreProblem): unknown[] {
  if (isNothing(value)) return [];
  if (!Array.isArray(value)) {
    report('not_a_list');
    return [];
  }
  if (value.length <= maxItems) return value;
  report('too_many');
  return value.slice(0, maxItems);
}

/** Addresses that a page may load or link to: http, https and paths of this site. */
export function readAddress(value: unknown, report = ignoreProblem): string | null {
  if (isNothing(value)) return null;
  const text = typeof value === 'string' ? value.trim() : '';
  if (/^(https?:\/\/[^/\\]|\/(?![/\\]))/i.test(text) && !/[\p{Cc}\p{Cs}<>"\s]/u.test(text)) {
    return text;
  }
  report('unsafe_address');
  return null;
}
