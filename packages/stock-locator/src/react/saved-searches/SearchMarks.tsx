import { latePart } from '@mawkib/core/react';
import { useLocale } from '@mawkib/ui';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import type { VehicleQuery } from '../../engine/query/vehicle-query.js';
import type { ListSource } from '../call-stock.js';
import { deviceSavedSearches as saved } from './storage/device-saved-searches.js';
import type { SavedSearch } from './storage/saved-search.js';
import { savedSearchOf } from './storage/saved-search-of.js';
import { newsOf } from './storage/saved-searches.js';
import { useSavedSearches } from './storage/use-saved-searches.js';

/** Only lists of a saved search with new results have it. */
const NewsMark = latePart(() =>
  import('./NewsMark.js').then(
    (chunk) => chunk.NewsMark,
    () => () => null,
  ),
);
const Marks = createContext<SavedSearch['marked']>(null);

interface Props extends ListSource {
  path: string;
  query: VehicleQuery;
  children: ReactNode;
}

/** Wraps the list of a saved search: marks it as seen; badges of new results stay for a while. */
export function SearchMarks({ path, query, list, within, children }: Props) {
  const searches = useSavedSearches();
  const own = searches.length > 0 ? savedSearchOf(path, query, { list, within }).id : undefined;
  const search = searches.find(({ id }) => id === own);
  const isNew = search !== undefined && newsOf(search) > 0;
  useEffect(() => {
    if (own !== undefined && isNew) saved.see(own, Date.now());
  }, [own, isNew]);
  return <Marks value={search?.marked ?? null}>{children}</Marks>;
}

/** Badge of a vehicle in such a list, if it has one. Positioned in its parent. */
export function SearchMark({ id }: { id: string }) {
  const marked = useContext(Marks);
  const { locale } = useLocale();
  return marked ? <NewsMark id={id} marked={marked} locale={locale} /> : null;
}
