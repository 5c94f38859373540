import { Button, Heading, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../labels/searches.messages.js';
import type { LoadVehicles } from '../saved-vehicles/use-saved-list.js';
import { SavedSearchRow } from './SavedSearchRow.js';
import { styles } from './saved-searches.styles.js';
import { searchName } from './search-name.js';
import { deviceSavedSearches as saved } from './storage/device-saved-searches.js';
import type { RemovedSearch } from './storage/saved-searches.js';
import { useSavedSearches } from './storage/use-saved-searches.js';
import { useSearchCheck } from './storage/use-search-check.js';

export interface SavedSearchesProps {
  /** Fetches vehicles by id. Must be a stable function. */
  load: LoadVehicles;
}

/** Searches saved on this device, each with its new results. Renders nothing if there are none. */
export function SavedSearches({ load }: SavedSearchesProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const searches = useSavedSearches();
  const [removed, setRemoved] = useState<RemovedSearch>();
  const told = useRef<HTMLDivElement>(null);
  useSearchCheck();
  useEffect(() => {
    if (removed) told.current?.querySelector('button')?.focus();
  }, [removed]);
  if (searches.length === 0 && !removed) return null;
  const restore = () => {
    if (removed) saved.restore(removed);
    setRemoved(undefined);
  };
  return (
    <section className={css.root} aria-label={t('searches')}>
      <header className={css.header}>
        <Heading level={2} size="m">
          {t('searches')}
        </Heading>
        <p className={css.how}>{t('searches_how')}</p>
      </header>
      <div ref={told} className={css.removed} role="status">
        {removed ? (
          <>
            <bdi>{t('search_removed', { name: searchName(removed.search, locale) })}</bdi>
            <Button kind="secondary" size="small" onClick={restore}>
              {t('undo')}
            </Button>
          </>
        ) : null}
      </div>
      <ul className={css.list}>
        {searches.map((search) => (
          <SavedSearchRow
            key={search.id}
            search={search}
            locale={locale}
            load={load}
            onRemove={() => setRemoved(saved.remove(search.id))}
          />
        ))}
      </ul>
    </section>
  );
}
