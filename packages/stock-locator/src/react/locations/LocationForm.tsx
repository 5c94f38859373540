import { parseDigits } from '@mawkib/core/locale';
import type { FormEvent, ReactNode } from 'react';
import { searchParams } from '../../engine/filters/stock-filters.js';
import { withLocation } from '../../engine/locations/location-edits.js';
import { searchEntries } from '../../engine/query/search-params.js';
import type { SearchLocation, VehicleQuery } from '../../engine/query/vehicle-query.js';
import type { StockNavigation } from '../listing/stock-navigation.js';

interface Props {
  path: string;
  query: VehicleQuery;
  navigation: StockNavigation;
  className?: string | undefined;
  label?: string;
  children: ReactNode;
}

const keys = Object.entries(searchParams) as [keyof SearchLocation, string][];

/** Location in a form's fields. */
function locationOf(form: HTMLFormElement): SearchLocation {
  const given = new FormData(form);
  return Object.fromEntries(
    keys.map(([key, name]) => {
      const text = String(given.get(name) ?? '');
      return [key, key === 'postcode' ? parseDigits(text) : text];
    }),
  );
}

/** Native form that searches a location and carries the other filters. */
export function LocationForm({ path, query, navigation, className, label, children }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigation.go(withLocation(query, locationOf(event.currentTarget)));
  };
  return (
    <form className={className} action={path} method="get" onSubmit={submit} aria-label={label}>
      {searchEntries(withLocation(query, undefined)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
