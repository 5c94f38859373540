import type { AnyCall } from './with-middleware.js';

export interface SharingOptions {
  /**
   * Identity of the caller, if one call serves several people with tokens from its environment.
   * Cookies and headers of the context are part of the key anyway.
   */
  scope?: () => string;
}

/** Cache key: equal for calls with the same response. */
export const callKey = (
  { operation, input, context }: AnyCall,
  { scope = () => '' }: SharingOptions,
): string => {
  const { url, locale, cookie, csrf, headers } = context;
  return JSON.stringify([scope(), operation.id, input, url, locale, cookie, csrf, headers]);
};

/** Deep-freezes a response that several callers share. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  if (Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
}
