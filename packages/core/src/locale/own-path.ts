/** Max characters of a URL from a query. */
const maxLength = 2000;

/**
 * Validates a redirect target: returns path, query and hash of a page of `origin`, percent-encoded
 * for a `Location` header. Null for another site in any notation, for a service's URL
 * (`/services/…`) and for invalid input.
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
