/**
 * Parsed JSON without the keys that reach prototypes; undefined when the text is no JSON, or longer
 * than `limit` characters (none unless given).
 */
export function parseJson(text: string, limit = Number.POSITIVE_INFINITY): unknown {
  if (text.length > limit) return undefined;
  try {
    return JSON.parse(text, withoutPrototypeKeys);
  } catch {
    return undefined;
  }
}

const withoutPrototypeKeys = (key: string, value: unknown) =>
  key === '__proto__' || key === 'constructor' || key === 'prototype' ? undefined : value;
