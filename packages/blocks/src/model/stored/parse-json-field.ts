import { isTextLanguage, type Locale, localize } from '@mawkib/core/locale';
import type { Field } from '../definition/field.js';
import { isPlain, type Plain } from '../plain.js';
import { showable } from './showable.js';

const deepest = 32;

/**
 * Parses a Json field in one language: resolves localized texts, then validates by its schema.
 * Undefined if the text is invalid.
 */
export function parseJsonField(field: Field, source: string, locale: Locale): unknown {
  try {
    const value = inLanguage(JSON.parse(source), locale, 0);
    if (!field.schema) return value;
    const parsed = field.schema.safeParse(value);
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

function inLanguage(value: unknown, locale: Locale, depth: number): unknown {
  if (depth > deepest) return null;
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, locale, depth + 1));
  if (typeof value === 'string') return showable(value);
  if (!isPlain(value)) return value;
  if (isLocalised(value)) return showable(localize(value, locale));
  const entries = Object.entries(value).map(
    ([key, item]) => [key, inLanguage(item, locale, depth + 1)] as const,
  );
  return Object.fromEntries(entries.filter(([key]) => key !== '__proto__'));
}

function isLocalised(value: Plain): value is Record<string, string> {
  const entries = Object.entries(value);
  return (
    entries.length > 0 &&
    entries.every(([key, text]) => isTextLanguage(key) && typeof text === 'string')
  );
}
