import type { Locale } from '@mawkib/core/locale';
import { Button, Icon, Sheet } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import { activeFilters } from '../../../engine/query/active-filters.js';
import type { VehicleQuery } from '../../../engine/query/vehicle-query.js';
import { messages } from '../../labels/messages.js';
import { styles } from './filter-sheet.styles.js';

interface Props {
  id: string;
  query: VehicleQuery;
  total: number;
  locale: Locale;
  isBusy: boolean | undefined;
  hasFilters: boolean;
  /** Label of the landmark. */
  label: string;
  children: ReactNode;
}

/** The filter panel: next to the results on a wide screen, in a sheet on a narrow one. */
export function FilterSheet({ id, query, total, locale, isBusy, hasFilters, ...rest }: Props) {
  const css = useStyles(styles);
  const t = messages(locale);
  if (!hasFilters) return null;
  const count = activeFilters(query).length;
  return (
    <aside className={css.root} aria-label={rest.label} data-print="hidden">
      <Sheet
        id={id}
        button={
          <>
            <Icon name="filter" size={20} />
            {count > 0 ? t('filters_chosen', { count }) : t('filters')}
          </>
        }
        title={t('filters')}
        foot={
          <Button
            wide
            // No spinner: closing the sheet never waits.
            aria-busy={isBusy || undefined}
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            {t('show_cars', { count: total })}
          </Button>
        }
      >
        {rest.children}
      </Sheet>
    </aside>
  );
}
