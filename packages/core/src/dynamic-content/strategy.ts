import { isRecord, memberOf } from '../reading/fields.js';
import type { Decoder } from '../reading/readers.js';
import { plainFields } from '../source/plain-value.js';

/**
 * Whether something is shown: `key` names the check, `value` is what it looks for. When the check
 * fails, `fallback` stands in: a text, or a value of the same kind as what it replaces. Site
 * document, section 3.
 */
export interface Strategy<T = unknown> {
  readonly key: string;
  readonly value: string;
  readonly fallback?: T | string;
}

/** Something that a strategy may be attached to. */
export interface WithStrategy {
  readonly dc_strategy?: Strategy | null;
}

const longestValue = 2000;
const deepestFallback = 3;

/**
 * Reads a stored strategy; undefined, so that the content is always shown, for what has no key. A
 * value may be a text, a number, a flag, or the fields that the offers strategy looks for. The
 * fallback goes through `readFallback` unless it is a text; what that refuses is no fallback, and
 * neither is one whose own fallbacks go deeper than three.
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
 * The item, or the fallback of its strategy when `check` refuses it, or nothing. A fallback may
 * have a strategy of its own; the third in a row is the last that is asked.
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

/** Whoever reads a fallback reads its strategy too: the chain must end before the stack does. */
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
    ? String(value).slice(0, longestValue)
    : '';
}
