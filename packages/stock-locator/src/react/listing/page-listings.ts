interface OpenListing {
  pathname: string;
  /** Whether it shows this search part without the page. */
  covers(search: string): boolean;
}

/** The lists of the page that is open, for a route that would load the page for them. */
export interface PageListings {
  add(listing: OpenListing): () => void;
  /**
   * Whether the lists of the page answer this address by themselves, so that a navigation to it,
   * as by the browser's back, needs no load. `search` may begin with `?`.
   */
  cover(address: { readonly pathname: string; readonly search: string }): boolean;
}

/** For `StockSession.get`. */
export function createPageListings(): PageListings {
  const open = new Set<OpenListing>();
  return {
    add(listing) {
      open.add(listing);
      return () => open.delete(listing);
    },
    cover: ({ pathname, search }) =>
      open.size > 0 &&
      [...open].every(
        (listing) => listing.pathname === pathname && listing.covers(search.replace(/^\?/, '')),
      ),
  };
}
