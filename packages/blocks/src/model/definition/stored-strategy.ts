import { readStrategy, type Strategy } from '@mawkib/core/dynamic-content';
import { isTextLanguage, type Locale, localize } from '@mawkib/core/locale';
import { isPlain, own, type Plain } from '../plain.js';
import type { StoredText } from './bilingual.js';
import type { Rule } from './issue.js';
import { strategyKey } from './strategy-key.js';

/** A fallback is a text, in one or more languages, or a value of the same kind as the content. */
export interface StoredStrategy<T = unknown> {
  key: string;
  value: string;
  fallback?: string | StoredText | T;
}

const limits = { key: 200, value: 2000, fallback: 20_000 };

/** The rule that a stored strategy violates, or null. Undefined is valid. */
export function checkStrategy(
  value: unknown,
  checkFallback: (fallback: Plain) => Rule | null,
): Rule | null {
  if (value === undefined || value === null) return null;
  if (!isPlain(value)) return 'type';
  const { key, value: wanted, fallback, ...rest } = value;
  if (Object.keys(rest).length > 0) return 'type';
  if (!isText(key) || !isText(wanted) || key.trim() === '') return 'type';
  if (key.length > limits.key || wanted.length > limits.value) return 'max_length';
  if (fallback === undefined || fallback === null) return null;
  const texts = isTexts(fallback) ? Object.values(fallback) : [fallback];
  if (!texts.every(isText)) return isPlain(fallback) ? checkFallback(fallback) : 'type';
  return texts.every((text) => text.length <= limits.fallback) ? null : 'max_length';
}

/**
 * Resolves a strategy in one language; undefined if there is none. Text fallbacks are resolved by
 * `fromText`, others by `fromValue`.
 */
export function resolveStrategy<T>(
  stored: unknown,
  locale: Locale,
  fallbacks: { fromText: (text: string) => T | null; fromValue: (value: Plain) => T | null },
): Strategy<T> | undefined {
  const strategy = readStrategy<T>(stored, (fallback) => {
    if (!isPlain(fallback)) return undefined;
    const made = isTexts(fallback)
      ? fallbacks.fromText(localize(fallback, locale))
      : fallbacks.fromValue(fallback);
    return made ?? undefined;
  });
  if (typeof strategy?.fallback !== 'string') return strategy;
  const { fallback, ...rest } = strategy;
  const made = fallback.trim() === '' ? null : fallbacks.fromText(fallback);
  return made === null ? rest : { ...rest, fallback: made };
}

/** The stored strategy of a block, group or link, to spread into a result. */
export const strategyOf = (holder: Plain): unknown => own(holder, strategyKey);

const isText = (value: unknown): value is string => typeof value === 'string';

const isTexts = (value: unknown): value is StoredText =>
  isPlain(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([name, text]) => isTextLanguage(name) && isText(text));
