import { everyDealer } from '@mawkib/api-clients/content';
import { type Dealer, findDealers } from '@mawkib/api-clients/contracts/content';
import { defaultMarket, type Locale } from '@mawkib/core/locale';
import { mapsSettings } from '@mawkib/core/maps';
import { daysAfter, hoursWithin, localTime } from '@mawkib/core/opening-hours';
import {
  marketStates,
  resolveLocation,
  type SearchLocation,
  type StockLocations,
} from '@mawkib/stock-locator/engine';
import type { DataCall, DataContext } from '../../model/definition/data-need.js';

interface Requested {
  location: SearchLocation | undefined;
  /** Dealer codes that the page requires. */
  within: readonly string[] | undefined;
  brand: string | undefined;
  locale: Locale;
  settings: NonNullable<DataContext['settings']>;
}

/** Data of the search by location, with the retailers it found. */
export async function stockLocations(
  ask: DataCall,
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
      all: async () => (await everyDealer(ask, locale)).data.map(withNearHours),
    },
    within,
  );
  return {
    ...facts,
    states: marketStates(defaultMarket.country, settings.get('stock_locator.states')),
    map: mapsSettings(settings, locale),
  };
}

/** A dealer with the special days of the next two weeks, which is what a page needs. */
export function withNearHours(dealer: Dealer): Dealer {
  if (!dealer.hours) return dealer;
  const { date } = localTime(Date.now(), defaultMarket.timeZone);
  return { ...dealer, hours: hoursWithin(dealer.hours, daysAfter(date, -1), daysAfter(date, 14)) };
}
