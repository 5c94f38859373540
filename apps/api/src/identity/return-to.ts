/** Where sign-in may lead: a path on our own origin, never another site; `/` for anything else. */
export function safeReturnTo(given: unknown, origin: string): string {
  if (typeof given !== 'string' || given.length > 2000 || !/^\/(?![/\\])/.test(given)) return '/';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, so `/\t/evil` would leave
  if (/[\u0000-\u001f\u007f]/.test(given)) return '/';
  if (!URL.canParse(given, origin)) return '/';
  const { origin: reached, pathname, search, hash } = new URL(given, origin);
  const own = reached === origin && !pathname.startsWith('//');
  return own && !pathname.startsWith('/services/') ? `${pathname}${search}${hash}` : '/';
}
