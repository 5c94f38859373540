import type { VehicleListing } from '@mawkib/api-clients/contracts/stock';
import type { Locale } from '@mawkib/core/locale';
import type { StockFeature } from '@mawkib/core/settings';
import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { stockFlags } from '../../engine/feature-flags.js';
import { createListing, type ListingSource } from '../../engine/listing/create-listing.js';
import { createListingAddress, type ListingHistory } from '../../engine/listing/listing-address.js';
import { normaliseQuery } from '../../engine/query/normalise-query.js';
import { parseQuery, toSearch } from '../../engine/query/search-params.js';
import type { VehicleQuery } from '../../engine/query/vehicle-query.js';
import { withoutPage } from '../../engine/query/within-page.js';
import { defaultService } from '../call-stock.js';
import { createPageStocks } from '../live-listing/page-stock.js';
import { useStockChanges } from '../live-listing/use-stock-changes.js';
import { useStockSession } from '../session/stock-session.js';
import { createPageListings } from './page-listings.js';
import { linksOnly, navigationInPlace, type StockNavigation } from './stock-navigation.js';
import { stockSource } from './stock-source.js';
import { usePageHistory } from './use-page-history.js';

export interface ListingProps<L extends VehicleListing = VehicleListing> {
  /** Listing from the page's loader for its address. */
  listing: L;
  /** Query of the address, or its search part, which the list parses itself. */
  query: VehicleQuery | string;
  /** Path of the list, with the language. */
  path: string;
  locale: Locale;
  /** List of the stock service; default: the market's. */
  list?: string | undefined;
  service?: string | undefined;
  /** Restriction of the page. */
  within?: VehicleQuery | undefined;
  features?: readonly StockFeature[] | undefined;
  /** Fetches the listing of another search part; by default the router loads the page. */
  load?: ((search: string, signal: AbortSignal) => Promise<L>) | undefined;
}

/** Current state of a list. */
export interface ListingState<L extends VehicleListing> {
  listing: L;
  /** Query of `listing`. */
  query: VehicleQuery;
  navigation: StockNavigation;
}

/**
 * Live listing of a page. Sources in order: the page's own stock once it is loaded, `load`, the
 * page. The address follows the query on screen.
 */
export function useListing<L extends VehicleListing>(props: ListingProps<L>): ListingState<L> {
  const { listing: brought, path, locale, list = 'all', service = defaultService } = props;
  const session = useStockSession();
  const stock = session.get(createPageStocks)({ service, listing: list, lang: locale });
  const page = usePageHistory(path);
  const search = useMemo(() => searchOf(props.query), [props.query]);
  const latest = useRef({ ...props, page, search });
  latest.current = { ...props, page, search };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another stock is another list
  const { listing, address, first } = useMemo(() => {
    const now = () => latest.current;
    const read = (text: string) => readSearch(text, now());
    const query = read(search);
    const address = createListingAddress<L>({
      search,
      query,
      read,
      history: page.history ?? noHistory,
      now: () => performance.now(),
    });
    const own = stockSource<L>(stock, () => ({
      within: now().within,
      isListPage: now().page.isListPage,
    }));
    const fetched: ListingSource<L> = {
      async fetch(requested, signal) {
        const { load, page: at } = now();
        if (!load || at.isMoving || !at.isListPage) throw new Error('The page is loaded instead.');
        const loaded = await load(address.searchOf(requested), signal);
        stock.reconnectNow();
        return loaded;
      },
    };
    const sources = [own, ...(props.load ? [fetched] : []), address.source];
    const listing = createListing({ query, listing: brought, sources });
    const served = { query, shown: { query, listing: brought }, status: 'ready' as const };
    return { listing, address, first: () => served };
  }, [stock]);
  const snapshot = useSyncExternalStore(listing.subscribe, listing.getSnapshot, first);

  useEffect(() => address.follow(listing), [address, listing]);
  const seen = useRef({ search, brought, listing });
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = { search, brought, listing };
    if (before.listing !== listing) return;
    const isElsewhere = before.search !== search;
    const isNew = before.brought !== brought && (isElsewhere || !isAlike(before.brought, brought));
    if (!isNew && !isElsewhere) return;
    const { isMoving } = latest.current.page;
    address.arrive(listing, { search, listing: isNew ? brought : undefined, isMoving });
  }, [search, brought, listing, address]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another listing is another answer of the service
  useEffect(() => stock.reconnectNow(), [stock, brought]);
  useStockChanges({
    service,
    list,
    lang: locale,
    ids: brought.data.map(({ id }) => id),
    snapshot: brought.meta.snapshot,
    refresh: listing.refresh,
  });
  const listings = session.get(createPageListings);
  useEffect(
    () =>
      listings.add({
        pathname: path,
        covers: (text) => text !== latest.current.search && listing.canRead(address.queryOf(text)),
      }),
    [listings, listing, address, path],
  );

  const { moving } = page;
  const elsewhere =
    moving === undefined || address.isOwn(moving) ? undefined : address.queryOf(moving);
  const waiting = snapshot.status === 'pending' ? snapshot.query : undefined;
  return {
    listing: snapshot.shown.listing,
    query: snapshot.shown.query,
    navigation: page.history
      ? navigationInPlace(path, listing.setQuery, elsewhere ?? waiting)
      : linksOnly(path),
  };
}

const noHistory: ListingHistory = { write() {}, load() {}, reload() {}, whenIdle() {} };

const searchOf = (query: VehicleQuery | string) =>
  typeof query === 'string' ? query.replace(/^\?/, '') : toSearch(query);

/** Query of the visitor in a search part of the page. */
function readSearch(
  search: string,
  { query, within, features }: Pick<ListingProps, 'query' | 'within' | 'features'>,
): VehicleQuery {
  if (typeof query === 'object' && toSearch(query) === search) return query;
  const requested = withoutPage(parseQuery(new URLSearchParams(search)), within);
  if (!requested.location || stockFlags(features).postcode_search) return requested;
  return normaliseQuery({ ...requested, location: undefined });
}

/** A page may create an equal listing on every render; it is not a new one. */
const isAlike = (before: VehicleListing, now: VehicleListing) =>
  (before.data === now.data && before.meta === now.meta) ||
  JSON.stringify(before) === JSON.stringify(now);
