import type { Decoder } from '../reading/decoder.js';
import { isRecord, memberOf } from '../reading/fields.js';
import { plainFields } from '../resource/plain-value.js';

/**
 * Condition for content: `key` names the check, `value` is its argument. If the check fails,
 * `fallback` is used: a text, or a value of the same kind as the content. Site document, section 3.
 */
export interface Strategy<T = unknown> {
  readonly key: string;
  readonly value: string;
  readonly fallback?: T | string;
}

/** Content with an optional strategy. */
export interface WithStrategy {
  readonly dc_strategy?: Strategy | null;
}

const maxValueLength = 2000;
const deepestFallback = 3;

/**
 * Decodes a stored strategy; undefined without a key, so that the content is always visible. A
 * value is a text, a number, a boolean, or the fields of the offers strategy. A fallback that is
 * not a text goes through `readFallback`; invalid ones are dropped, and so are those with more than
 * three nested fallbacks.
 */
export function readStrategy<T = never>(
  stored: unknown,
  readFallback?: Decoder<T>,
): Strategy<T> | undefined {
  if (!isRecord(stored)) return undefined;
  const key = textOf(memberOf(stored, 'key')).trim();
  if (key === '') return undefined;
  const value = textOf(memberOf(stored, 'value'));
  const kept = memberOf(stored, 'fallback');
  const fallback = typeof kept === 'string' ? kept : isShallow(kept) && readFallback?.(kept);
  return fallback ? { key, value, fallback } : { key, value };
}

/**
 * Returns the item, or its strategy's fallback if `check` fails, or nothing. Fallbacks can have
 * their own strategy, up to three levels.
 */
export function resolveContent<T extends object, F = FallbackOf<T>>(
  item: T,
  check: (strategy: Strategy) => boolean,
): T | F | undefined {
  let shown: unknown = item;
  for (let depth = 0; depth <= deepestFallback; depth += 1) {
    if (typeof shown === 'string') return (shown.trim() || undefined) as F | undefined;
    if (!isRecord(shown)) return undefined;
    const strategy = memberOf(shown, 'dc_strategy') as Strategy | undefined | null;
    if (!strategy || check(strategy)) return shown as T | F;
    shown = strategy.fallback;
  }
  return undefined;
}

/** Limits the depth, since decoding a fallback decodes its strategy too. */
function isShallow(fallback: unknown): boolean {
  let link = fallback;
  for (let depth = 0; depth < deepestFallback; depth += 1) {
    const strategy = isRecord(link) ? memberOf(link, 'dc_strategy') : undefined;
    if (!isRecord(strategy)) return isRecord(fallback);
    link = memberOf(strategy, 'fallback');
  }
  return !isRecord(link);
}

type FallbackOf<T> = T extends { readonly dc_strategy?: infer S }
  ? S extends { readonly fallback?: infer F }
    ? Exclude<F, undefined>
    : never
  : never;

function textOf(value: unknown): string {
  if (isRecord(value)) return textOf(JSON.stringify(plainFields(value)));
  return ['string', 'number', 'boolean'].includes(typeof value)
    ? String(value).slice(0, maxValueLength)
    : '';
}
