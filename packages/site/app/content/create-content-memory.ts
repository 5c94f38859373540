import type { LastKnown, ListingMeta } from '@mawkib/api-clients/contracts/stock';
import type { LeadOutcome } from '../forms/store-lead.server.ts';
import type { Content } from './load-content.server.ts';

interface Address {
  pathname: string;
  search: string;
}

/**
 * A page's content; `instead` is set on a fallback: the search that was requested, and the address
 * that the fallback shows.
 */
export type ShownContent = Content & {
  instead?: { search: string; address: Address };
  /** The form that the visitor sent by a native post. */
  sent?: LeadOutcome | undefined;
};

/** Content of the page that is open; for `StockSession.get`. */
export interface ContentMemory {
  /** Stores the content shown at an address. */
  save(address: Address, content: ShownContent, now?: number): void;
  /** Content shown at this path. */
  shown(pathname: string): ShownContent | undefined;
  /**
   * Fallback for a page with a stock list when another query of it cannot be loaded: the last known
   * list, with its age. Undefined if there is none.
   */
  lastKnown(url: Address, now?: number): ShownContent | undefined;
}

export function createContentMemory(): ContentMemory {
  let shown: { pathname: string; content: ShownContent } | undefined;
  let last: { address: Address; content: Content; at: number } | undefined;
  return {
    save({ pathname, search }, content, now = Date.now()) {
      shown = { pathname, content };
      if (!content.instead) last = { address: { pathname, search }, content, at: now };
    },
    shown: (pathname) => (shown?.pathname === pathname ? shown.content : undefined),
    lastKnown(url, now = Date.now()) {
      if (!last || last.address.pathname !== url.pathname) return undefined;
      const { content, address, at } = last;
      const states = withLastKnown(content.states, { at: iso(at), asked_at: iso(now) });
      const instead = { search: url.search, address: content.address ?? address };
      return states && { ...content, states, instead };
    },
  };
}

/** The blocks' data with the age of each list; undefined where there is no list. */
function withLastKnown(
  states: Content['states'],
  last_known: LastKnown,
): Content['states'] | undefined {
  let hasList = false;
  const aged = Object.entries(states).map(([id, state]) => {
    const listing = state.state === 'ready' ? (state.value as { meta?: Partial<ListingMeta> }) : {};
    if (!listing?.meta?.facets) return [id, state];
    hasList = true;
    return [id, { ...state, value: { ...listing, meta: { last_known, ...listing.meta } } }];
  });
  return hasList ? Object.fromEntries(aged) : undefined;
}

const iso = (time: number) => new Date(time).toISOString();
