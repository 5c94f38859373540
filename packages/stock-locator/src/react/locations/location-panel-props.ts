import type { Locale } from '@mawkib/core/locale';
import type { StockFlags } from '../../engine/feature-flags.js';
import type { StockLocations } from '../../engine/locations/location-data.js';
import type { VehicleQuery } from '../../engine/query/vehicle-query.js';
import type { StockNavigation } from '../listing/stock-navigation.js';

/** Shared props of the panel's parts. */
export interface LocationPanelProps {
  locations: StockLocations;
  flags: StockFlags;
  query: VehicleQuery;
  path: string;
  locale: Locale;
  navigation: StockNavigation;
}
