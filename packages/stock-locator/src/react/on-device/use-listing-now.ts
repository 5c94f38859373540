import type { VehicleListing } from '@mawkib/api-clients/contracts';
import type { Locale } from '@mawkib/core/locale';
import { useContext, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { toSearch } from '../../engine/page-address.js';
import type { VehicleQuery } from '../../engine/vehicle-query.js';
import { usualService } from '../searches/stock-service.js';
import { addOwnAnswers } from './own-answers.js';
import { pageStock } from './page-stock.js';
import { useStockChanges } from './use-stock-changes.js';
import { isCostly, whenSettled } from './when-settled.js';

export interface ListingNowOptions<L extends VehicleListing> {
  /** What the service answered last. */
  listing: L;
  /** What the page's address asks of the service now, within what the page is restricted to. */
  query: VehicleQuery;
  /** The same of any address of the page. */
  queryOf: (search: URLSearchParams) => VehicleQuery;
  pathname: string;
  locale: Locale;
  list?: string;
  service?: string;
}

/** Milliseconds within which the pages of a market ask again after a change. */
const spreadMs = 1_000;

const never = () => 0;

/**
 * The listing as it is now: the service's, until the page has the whole stock and answers by itself;
 * from then on each filter, sort, page and search in words is answered here, with what became of
 * vehicles since.
 */
export function useListingNow<L extends VehicleListing>(options: ListingNowOptions<L>): L {
  const { listing, query, pathname, locale } = options;
  const { list = 'all', service = usualService } = options;
  const stock = pageStock({ service, listing: list, lang: locale });
  const version = useSyncExternalStore(stock.subscribe, stock.version, never);
  const { snapshot } = listing.meta;
  const router = useContext(DataRouterContext)?.router;
  const latest = useRef({ ...options, router });
  latest.current = { ...options, router };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another listing is another answer of the service
  useEffect(() => stock.hurry(), [stock, listing]);
  useStockChanges({ service, list, lang: locale, ids: listing.data.map(({ id }) => id) });
  useEffect(() => {
    if (!snapshot || isCostly()) return;
    return whenSettled(() => stock.load(snapshot));
  }, [stock, snapshot]);
  useEffect(
    () =>
      addOwnAnswers(pathname, (next, current) => {
        const { queryOf } = latest.current;
        // What the service found at a place goes with its answer.
        return !queryOf(current).place && stock.canAnswer(queryOf(next));
      }),
    [stock, pathname],
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = stock.onStale(() => {
      if (snapshot && !isCostly()) stock.load(snapshot);
      else
        timer ??= setTimeout(() => {
          timer = undefined;
          void latest.current.router?.revalidate();
        }, Math.random() * spreadMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [stock, snapshot]);

  const key = toSearch(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the query
  const own = useMemo(() => (version > 0 ? stock.answer(query) : undefined), [stock, version, key]);
  const now = useMemo(() => (own ? merged(listing, own) : undefined), [listing, own]);
  const asked = useAskedKey(listing, key);
  const shown = useRef<L>(listing);
  const isAnswered = now !== undefined || asked === key;
  if (isAnswered) shown.current = now ?? listing;
  useEffect(() => {
    if (!isAnswered) void latest.current.router?.revalidate();
  }, [isAnswered]);
  return shown.current;
}

function merged<L extends VehicleListing>(listing: L, own: VehicleListing): L {
  const { suggestions: _s, monthly: _m, read_words: _w, ignored_words: _i, ...said } = listing.meta;
  return { ...listing, data: own.data, meta: { ...said, ...own.meta } };
}

/** The query that the service's listing came for: it comes together with its address. */
function useAskedKey(listing: VehicleListing, key: string): string {
  const asked = useRef({ listing, key });
  if (asked.current.listing !== listing) asked.current = { listing, key };
  return asked.current.key;
}
