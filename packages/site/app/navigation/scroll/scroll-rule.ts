export interface Arrival {
  pathname: string;
  hash: string;
  /** Navigation type: a link, a replaced address, or back and forward. */
  by: 'PUSH' | 'REPLACE' | 'POP';
  /** Last position on this history entry. */
  remembered?: number;
}

export type ScrollStep = { to: 'hash' } | { to: number } | { to: 'top_then_hash' } | null;

/**
 * Scroll target of a navigation: back and forward restore the position, a hash scrolls to its
 * target, another path to the top. A change of the query keeps the position.
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
