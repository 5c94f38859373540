/** Characters of an address that is taken from a query. */
const maxLength = 2000;

/**
 * Where a request may be sent on to: a page of `origin` as path, query and hash, percent-encoded so
 * that it fits a `Location` header. Null for another site, however it is written, for a service's own
 * address (`/services/…`) and for what is no address.
 */
export function ownPath(given: unknown, origin: string): string | null {
  if (typeof given !== 'string' || given.length > maxLength) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, so `/\t/evil` would leave
  if (!/^\/(?![/\\])/.test(given) || /[\u0000-\u001f\u007f]/.test(given)) return null;
  if (!URL.canParse(given, origin)) return null;
  const { origin: reached, pathname, search, hash } = new URL(given, origin);
  const isOwn = reached === origin && !pathname.startsWith('//');
  return isOwn && !pathname.startsWith('/services/') ? `${pathname}${search}${hash}` : null;
}
