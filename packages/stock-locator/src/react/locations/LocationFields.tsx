import { defaultMarket, type Locale, localize } from '@mawkib/core/locale';
import { Select, TextInput } from '@mawkib/ui';
import { searchParams } from '../../engine/filters/stock-filters.js';
import type { LocationSearchData, StockLocations } from '../../engine/locations/location-data.js';
import { wordForState } from '../../engine/locations/market-states.js';
import { messages } from './locations.messages.js';

interface Props {
  search: LocationSearchData;
  states: StockLocations['states'];
  locale: Locale;
}

/** Postcode, locality and state: fields of the search by area. */
export function LocationFields({ search, states, locale }: Props) {
  const t = messages(locale);
  const { postcode, locality, state } = search;
  return (
    <>
      <TextInput
        key={`postcode ${postcode}`}
        label={t('postcode')}
        name={searchParams.postcode}
        defaultValue={postcode ?? ''}
        maxLength={20}
        autoComplete="postal-code"
        enterKeyHint="search"
        dir="ltr"
      />
      <TextInput
        key={`locality ${locality}`}
        label={t('locality')}
        name={searchParams.locality}
        defaultValue={locality ?? ''}
        maxLength={100}
        autoComplete="address-level2"
        enterKeyHint="search"
      />
      {states.length > 0 ? (
        <Select
          key={`state ${state}`}
          label={t(wordForState(defaultMarket.country))}
          name={searchParams.state}
          defaultValue={states.some(({ value }) => value === state) ? (state ?? '') : ''}
          placeholder={t('any')}
          options={states.map(({ value, label }) => ({
            value,
            label: localize(label, locale) || value,
          }))}
        />
      ) : null}
    </>
  );
}
