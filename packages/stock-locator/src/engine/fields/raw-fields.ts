/** Readers for a raw vehicle: its fields may be missing, invalid or hostile. */

import { clean } from './clean-text.js';
import type { Tell } from './field-problem.js';
import { limits } from './vehicle-limits.js';

const silent: Tell = () => {};
const isNothing = (value: unknown) => value === null || value === undefined || value === '';

const longestText = 300;

/** Max characters of a paragraph, such as a note or a disclaimer. */
export const longestNote = 2_000;

/**
 * Text on one line without markup and direction overrides, cut to `max` characters (default 300);
 * null when empty.
 */
export function textOf(value: unknown, tell = silent, max = longestText): string | null {
  if (isNothing(value)) return null;
  if (typeof value !== 'string' && typeof value !== 'number') {
    tell('not_text');
    return null;
  }
  const text = clean(String(value), tell);
  if (text.length <= max) return text === '' ? null : text;
  tell('too_long');
  return `${text
    .slice(0, max)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .trimEnd()}…`;
}

/** A finite number, or null. */
export function numberOf(value: unknown, tell = silent): number | null {
  if (isNothing(value)) return null;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number === 'number' && Number.isFinite(number)) return number;
  tell('not_a_number');
  return null;
}

/** A number from `min` to `max`, or null. */
export function numberWithin(
  value: unknown,
  min: number,
  max: number,
  tell = silent,
): number | null {
  const number = numberOf(value, tell);
  if (number === null) return null;
  if (number >= min && number <= max) return number;
  tell(number < 0 && min >= 0 ? 'negative' : 'absurd');
  return null;
}

/** A number above zero, or null. Zero means "no value". */
export function positiveOf(
  value: unknown,
  tell = silent,
  max: number = limits.amount[1],
): number | null {
  const number = numberWithin(value, 0, max, tell);
  return number === 0 ? null : number;
}

export const recordOf = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

const maxItems = 500;

/** Items of a list, at most 500. */
export function listOf(value: unknown, tell = silent): unknown[] {
  if (isNothing(value)) return [];
  if (!Array.isArray(value)) {
    tell('not_a_list');
    return [];
  }
  if (value.length <= maxItems) return value;
  tell('too_many');
  return value.slice(0, maxItems);
}

/** Addresses that a page may load or link to: http, https and paths of this site. */
export function addressOf(value: unknown, tell = silent): string | null {
  if (isNothing(value)) return null;
  const text = typeof value === 'string' ? value.trim() : '';
  if (/^(https?:\/\/[^/\\]|\/(?![/\\]))/i.test(text) && !/[\p{Cc}\p{Cs}<>"\s]/u.test(text)) {
    return text;
  }
  tell('unsafe_address');
  return null;
}
