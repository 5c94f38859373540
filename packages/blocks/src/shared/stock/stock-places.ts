import { findDealers, getDealers } from '@mawkib/api-clients/contracts';
import { defaultMarket, type Locale } from '@mawkib/core/locale';
import {
  marketStates,
  resolveLocation,
  type SearchLocation,
  type StockLocations,
} from '@mawkib/stock-locator/engine';
import type { Ask, DataContext } from '../../model/definition/data.js';

const maxRetailers = 50;

interface Requested {
  location: SearchLocation | undefined;
  /** Dealer codes that the page demands. */
  within: readonly string[] | undefined;
  brand: string | undefined;
  locale: Locale;
  settings: NonNullable<DataContext['settings']>;
}

/** What the search by place shows, and the retailers that it found. */
export async function stockLocations(
  ask: Ask,
  { location, within, brand, locale, settings }: Requested,
): Promise<StockLocations> {
  const facts = await resolveLocation(
    location,
    {
      find: async ({ state, postcode, locality }) => {
        const query = {
          'q[brand_eq]': brand,
          'q[state_eq]': state,
          'q[postcode_eq]': postcode,
          'q[locality_eq]': locality,
        };
        return (await ask(findDealers, { query })).data;
      },
      all: async () => (await ask(getDealers, { query: { items: maxRetailers, locale } })).data,
    },
    within,
  );
  return {
    ...facts,
    states: marketStates(defaultMarket.country, settings.get('stock_locator.states')),
    map: {
      tilesUrl: tilesUrl(settings, locale),
      attribution: settings.get('maps.attribution'),
    },
  };
}

/** The address of a map's pictures, with the market's key, region and language in their places. */
function tilesUrl(settings: Requested['settings'], locale: Locale): string {
  const named: Readonly<Record<string, string>> = {
    '{key}': settings.get('maps.api_key'),
    '{region}': settings.get('maps.region'),
    '{language}': settings.get('maps.language').trim() || locale,
  };
  const fill = (name: string) => encodeURIComponent((named[name] ?? '').trim());
  return settings.get('maps.tiles_url').replace(/\{(?:key|region|language)\}/g, fill);
}
