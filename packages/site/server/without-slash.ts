/**
 * The address without trailing slashes, keeping the query; undefined if it has none. `/ar/` is a
 * page's own address.
 */
export function withoutSlash(address: string): string | undefined {
  const [path = '', query] = address.split(/\?(.*)/s);
  const [, plain] = /^(\/[a-z]{2}\/[^/].*?)\/+$/.exec(path) ?? [];
  if (plain === undefined) return undefined;
  return query === undefined ? plain : `${plain}?${query}`;
}
