/** An object that can be read by own keys; not an array or class instance. */
export type Plain = Record<string, unknown>;

export function isPlain(value: unknown): value is Plain {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/** Value of an own property; content never comes from a prototype. */
export const own = (object: Plain, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined;

const dangerous = new Set(['__proto__', 'constructor', 'prototype']);

export const isSafeKey = (key: string): boolean => !dangerous.has(key);

/** A copy of the own, safe entries. */
export const safeCopy = (object: Plain): Plain =>
  Object.fromEntries(Object.entries(object).filter(([key]) => isSafeKey(key)));
