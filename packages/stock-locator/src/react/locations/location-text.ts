import { joinTexts, type Locale, localize } from '@mawkib/core/locale';
import type { LocationSearchData, StockLocations } from '../../engine/locations/location-data.js';

/** Text of the searched location: `البرشاء، 12002`; '' without a search. */
export function locationText(
  { search, states }: { search: LocationSearchData; states: StockLocations['states'] },
  locale: Locale,
): string {
  const { postcode, locality, state } = search;
  const named = localize(states.find(({ value }) => value === state)?.label, locale) || state;
  return joinTexts([locality, postcode, named], locale);
}
