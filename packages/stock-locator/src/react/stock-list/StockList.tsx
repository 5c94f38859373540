import type { VehicleListing } from '@mawkib/api-clients/contracts';
import { type Locale, localizedPath } from '@mawkib/core/locale';
import type { StockFeature } from '@mawkib/core/settings';
import { useLocale } from '@mawkib/ui';
import { useInRouterContext } from 'react-router';
import type { FilterKey } from '../../engine/filter-definitions.js';
import type { LandingPattern } from '../../engine/landing/landing-patterns.js';
import type { StockPlaces } from '../../engine/places/place-facts.js';
import type { Attribute } from '../../engine/specification-attributes.js';
import type { VehicleQuery } from '../../engine/vehicle-query.js';
import { StockListView } from './StockListView.js';
import { linksOnly, useStockNavigation } from './use-stock-navigation.js';

export interface StockListProps {
  /** The page of the service that the query asks for. */
  listing: VehicleListing;
  query: VehicleQuery;
  /** Path of the page that the list stands on, with or without the language. */
  basePath: string;
  /** The page's language without it. */
  locale?: Locale;
  /** Filters that the panel offers; all without it. */
  enabledFilters?: readonly FilterKey[];
  headline?: string;
  /** Level of the headline; a list that is the page has 1. */
  level?: 1 | 2 | 3;
  /** The stock list's key, kept with a saved vehicle. */
  list?: string;
  /** What cards tell of a vehicle, in this order; the twelve of the site document without it. */
  cardAttributes?: readonly Attribute[];
  /** Shows the price before a reduction too, as the overseas market does. */
  oldPrice?: boolean;
  resetKind?: 'primary' | 'secondary';
  /** What the market's settings switch on; everything unless given. */
  features?: readonly StockFeature[];
  /** What the search by place found and offers; there is none without it. */
  places?: StockPlaces;
  /** What landing pages below `basePath` are made of; none without it. */
  landings?: readonly LandingPattern[];
  /** What the page restricts its list to, whatever a visitor asks: `query` is without it. */
  within?: VehicleQuery;
  /** Where the browser asks the stock service; `/services/stock` without it. */
  service?: string;
  /** Nothing is there yet: places of the final shape instead of vehicles. */
  loading?: boolean;
}

/**
 * The stock list with its filters. Links and one native form carry everything, so it works without
 * a script; with one, choices take effect at once and in place. Inside a router it must be a data
 * router; outside one, every choice loads a page.
 */
export function StockList(props: StockListProps) {
  const { locale: own } = useLocale();
  const { locale = own } = props;
  const path = localizedPath(props.basePath, locale);
  return useInRouterContext() ? (
    <RoutedStockList {...props} path={path} />
  ) : (
    <StockListView {...props} navigation={linksOnly(path)} />
  );
}

function RoutedStockList({ path, ...props }: StockListProps & { path: string }) {
  return <StockListView {...props} navigation={useStockNavigation(path)} />;
}
