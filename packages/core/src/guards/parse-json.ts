/**
 * Parses JSON and drops keys that could change prototypes; undefined if the text is invalid or
 * longer than `limit` characters (default: no limit).
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
