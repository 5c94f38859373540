/**
 * A query string without `?`: spaces as plus, a list as one pair per item, an object's fields in
 * brackets (`filter[state_in]`). Missing values are dropped; brackets are not encoded.
 */
export function toQueryString(query: unknown): string {
  const pairs = new URLSearchParams();
  const append = (name: string, value: unknown) => {
    if (value instanceof Date) pairs.append(name, value.toISOString());
    else if (typeof value === 'object') {
      for (const [key, member] of Object.entries(value ?? {}))
        append(Array.isArray(value) ? name : `${name}[${key}]`, member);
    } else if (value !== undefined) pairs.append(name, String(value));
  };
  for (const [name, value] of Object.entries(query ?? {})) append(name, value);
  return pairs.toString().replaceAll('%5B', '[').replaceAll('%5D', ']');
}
