import { isRecord } from '../reading/fields.js';

const limits = { depth: 6, members: 200, characters: 10_000 };
const prototypeKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/**
 * Copies JSON data of a remote response: texts, finite numbers, booleans, null, lists and objects.
 * Prototype keys and anything else are dropped; texts above the length limit are cut, values above
 * the depth limit are null.
 */
export function plainValue(value: unknown, depth = limits.depth): unknown {
  if (typeof value === 'string') return value.slice(0, limits.characters);
  if (typeof value === 'boolean' || Number.isFinite(value)) return value;
  if (depth === 0) return null;
  if (Array.isArray(value)) {
    return value.slice(0, limits.members).map((member) => plainValue(member, depth - 1));
  }
  return isRecord(value) ? plainFields(value, depth) : null;
}

/** The fields of an object, copied by `plainValue`. */
export function plainFields(fields: object, depth = limits.depth): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([key]) => !prototypeKeys.includes(key))
      .slice(0, limits.members)
      .map(([key, value]) => [key.slice(0, 200), plainValue(value, depth - 1)]),
  );
}
