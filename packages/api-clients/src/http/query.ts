/**
 * A query string without `?`: spaces as plus, a list as one pair per member, an object's members in
 * brackets (`filter[state_in]`). Missing values are left out; brackets stay readable.
 */
export function toQueryString(query: unknown): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) append(pairs, name, value);
  return pairs.toString().replaceAll('%5B', '[').replaceAll('%5D', ']');
}

function append(pairs: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (Array.isArray(value)) for (const member of value) append(pairs, name, member);
  else if (value instanceof Date) pairs.append(name, value.toISOString());
  else if (typeof value === 'object') {
    for (const [key, member] of Object.entries(value)) append(pairs, `${name}[${key}]`, member);
  } else pairs.append(name, String(value));
}
