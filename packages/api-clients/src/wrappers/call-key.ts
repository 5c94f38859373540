import type { AnyCall } from './around.js';

export interface SharingOptions {
  /**
   * Whose answers these are, where one call serves several people and their tokens come from the
   * surroundings; cookies and headers of the context are told apart anyway.
   */
  scope?: () => string;
}

/** Equal for calls that have the same answer. */
export const callKey = (
  { operation, input, context }: AnyCall,
  { scope = () => '' }: SharingOptions,
): string => {
  const { url, locale, cookie, csrf, headers } = context;
  return JSON.stringify([scope(), operation.id, input, url, locale, cookie, csrf, headers]);
};

/** Freezes an answer that several callers get, through and through. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  if (Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
}
