import type { Locale } from '@mawkib/core/locale';
import { Icon } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import type { ListKey } from '../../engine/filters/filter-definitions.js';
import type { VehicleQuery } from '../../engine/query/vehicle-query.js';
import type { ListSource } from '../call-stock.js';
import { messages } from '../labels/save-search.messages.js';
import { styles } from './save-search.styles.js';
import { valueNames } from './search-name.js';
import { deviceSavedSearches as saved } from './storage/device-saved-searches.js';
import { savedSearchOf } from './storage/saved-search-of.js';
import type { SavedAs } from './storage/saved-searches.js';
import { useSavedSearches } from './storage/use-saved-searches.js';

interface Props extends ListSource {
  path: string;
  query: VehicleQuery;
  locale: Locale;
  label: (key: ListKey, value: string) => string;
}

/** Saves the list's query on this device. Not rendered without JavaScript. */
export function SaveSearch({ path, query, locale, label, list, within }: Props) {
  const css = useStyles(styles);
  const t = messages(locale);
  const { id, ...search } = savedSearchOf(path, query, { list, within });
  const isSaved = useSavedSearches().some((known) => known.id === id);
  const [outcome, setOutcome] = useState<SavedAs>();
  const toggle = () => {
    if (isSaved) {
      saved.remove(id);
      setOutcome(undefined);
    } else setOutcome(saved.save({ ...search, locale, labels: valueNames(query, label) }));
  };
  return (
    <>
      <button type="button" className={css.root} aria-pressed={isSaved} onClick={toggle}>
        <Icon name={isSaved ? 'heart-filled' : 'heart'} size={20} />
        {isSaved ? t('search_saved') : t('save_search')}
      </button>
      <span className={css.told} role="status">
        {outcome === 'unstored' && isSaved ? t('save_unstored') : ''}
        {outcome === 'full' && !isSaved ? t('save_full') : ''}
      </span>
    </>
  );
}
