import { type Locale, localizedPath } from '@mawkib/core/locale';
import { useLocale } from '@mawkib/ui';
import { useId, useMemo } from 'react';
import { type StockFlags, stockFlags } from '../../engine/feature-flags.js';
import {
  type FilterDefinition,
  filterDefinitions,
} from '../../engine/filters/filter-definitions.js';
import type { StockListing } from '../../engine/listing/stock-listing.js';
import type { StockLocations } from '../../engine/locations/location-data.js';
import { withReadWords } from '../../engine/query/read-words.js';
import type { SearchLocation, VehicleQuery } from '../../engine/query/vehicle-query.js';
import { facetsWithin } from '../../engine/query/within-page.js';
import { type Facets, facetsOf } from '../labels/facets.js';
import type { StockNavigation } from '../listing/stock-navigation.js';
import { useListing } from '../listing/use-listing.js';
import { type LoadedVehicles, useLoadedVehicles } from './cards/use-loaded-vehicles.js';
import type { StockListProps } from './StockList.js';
import { useTrackedNavigation } from './use-tracked-navigation.js';

/**
 * State of a stock list, for custom layouts. Spreads into the parts of the list: `<SortSelect
 * {...list} />`.
 */
export interface StockListState {
  locale: Locale;
  /** Path of the page, with the language. */
  path: string;
  listing: StockListing;
  /** Query of `listing`. */
  shown: VehicleQuery;
  /** Current query, including a pending choice, with the filters parsed from the search text. */
  query: VehicleQuery;
  /** Last search text, as typed. */
  words: string | undefined;
  /** Navigates between queries and reports to analytics. */
  navigation: StockNavigation;
  facets: Facets;
  /** Offered filters, in order. */
  filters: readonly FilterDefinition[];
  /** Vehicles of all loaded pages. */
  loaded: LoadedVehicles;
  total: number;
  /** True while a response is pending. */
  isBusy: boolean;
  /** Ids of the filter form and of the sheet that contains it on a small screen. */
  form: string;
  sheet: string;
  flags: StockFlags;
  locations: StockLocations | undefined;
  /** Location of the search, passed to the vehicle's page. */
  location: SearchLocation | undefined;
}

/** State of a list; on a page of a data router its choices apply in place. */
export function useStockList(props: StockListProps): StockListState {
  const { within } = props;
  const { locale: own } = useLocale();
  const { locale = own } = props;
  const path = localizedPath(props.basePath, locale);
  const id = useId();
  const shown = useListing<StockListing>({
    ...props,
    path,
    locale,
    features: props.listing.features ?? props.features,
  });
  const { pending } = shown.navigation;
  const listing = useMemo(
    () => ({ ...shown.listing, meta: facetsWithin(shown.listing.meta, within) }),
    [shown.listing, within],
  );
  const read = useMemo(
    () => withReadWords(shown.query, listing.meta.read_words),
    [shown.query, listing.meta.read_words],
  );
  const query = pending ?? read;
  const flags = stockFlags(listing.features ?? props.features);
  const locations = listing.locations ?? props.locations;
  return {
    locale,
    path,
    listing,
    shown: shown.query,
    query,
    words: (pending ?? shown.query).words,
    navigation: useTrackedNavigation(shown.navigation, query),
    facets: useMemo(() => facetsOf(listing.meta, locale), [listing.meta, locale]),
    filters: filterDefinitions.filter(({ key }) => props.enabledFilters?.includes(key) ?? true),
    loaded: useLoadedVehicles(path, shown.query, listing),
    total: listing.meta.total,
    isBusy: props.loading || pending !== undefined,
    form: `${id}form`,
    sheet: `${id}filters`,
    flags,
    locations,
    location: flags.postcode_search ? locationOfCards(locations, query) : undefined,
  };
}

/** A postcode search is passed to the vehicle's page, with the locality that was resolved. */
const locationOfCards = (locations: StockLocations | undefined, { location }: VehicleQuery) =>
  location && locations?.search.locality
    ? { ...location, locality: locations.search.locality }
    : location;
