/**
 * The address of a page without the slashes at its end, its query kept; undefined for an address that
 * has none. `/ar/` is a page's own address.
 */
export function withoutSlash(address: string): string | undefined {
  const [path = '', query] = address.split(/\?(.*)/s);
  const [, plain] = /^(\/[a-z]{2}\/[^/].*?)\/+$/.exec(path) ?? [];
  if (plain === undefined) return undefined;
  return query === undefined ? plain : `${plain}?${query}`;
}
