/** An object whose own keys may be read; arrays and class instances are not. */
export type Plain = Record<string, unknown>;

export function isPlain(value: unknown): value is Plain {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/** The value of an own key: what a prototype holds is never content. */
export const own = (object: Plain, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined;

const dangerous = new Set(['__proto__', 'constructor', 'prototype']);

export const isSafeKey = (key: string): boolean => !dangerous.has(key);

/** A copy of the own, safe entries. */
export const safeCopy = (object: Plain): Plain =>
  Object.fromEntries(Object.entries(object).filter(([key]) => isSafeKey(key)));
