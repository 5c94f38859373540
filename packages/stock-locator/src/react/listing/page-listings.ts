interface OpenListing {
  pathname: string;
  /** True if it can show this search part without loading the page. */
  covers(search: string): boolean;
}

/** Lists of the open page, for a route that would otherwise load the page. */
export interface PageListings {
  add(listing: OpenListing): () => void;
  /**
   * True if the lists of the page can show this address themselves, so that a navigation to it,
   * such as the browser's back, needs no load. `search` may start with `?`.
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
