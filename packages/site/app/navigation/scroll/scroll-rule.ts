export interface Arrival {
  pathname: string;
  hash: string;
  /** How the address came: by a link, in place of another, or by the browser's back and forward. */
  by: 'PUSH' | 'REPLACE' | 'POP';
  /** Where the visitor was when this entry of the history was shown last. */
  remembered?: number;
}

export type ScrollStep = { to: 'hash' } | { to: number } | { to: 'top_then_hash' } | null;

/**
 * Where a navigation leads: back and forward to where one was, a hash to its target, another path to
 * the top. A change of the query alone stays where it is.
 */
export function scrollRule(
  from: { pathname: string },
  { pathname, hash, by, remembered }: Arrival,
): ScrollStep {
  if (by === 'POP' && remembered !== undefined) return { to: remembered };
  const otherPath = from.pathname !== pathname;
  if (hash) return otherPath ? { to: 'top_then_hash' } : { to: 'hash' };
  return otherPath ? { to: 0 } : null;
}
