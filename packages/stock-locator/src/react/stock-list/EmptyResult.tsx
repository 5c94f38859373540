import type { Locale } from '@mawkib/core/locale';
import { ButtonLink, EmptyState, SmartLink } from '@mawkib/ui';
import { useSheet } from '@mawkib/ui/styles';
import { activeFilters } from '../../engine/active-filters.js';
import { withoutFilters } from '../../engine/query-edits.js';
import type { VehicleQuery } from '../../engine/vehicle-query.js';
import { activeFilterText } from '../labels/filter-labels.js';
import { messages } from '../labels/messages.js';
import { styles } from './empty-result.styles.js';
import type { Facets } from './facets.js';
import type { StockNavigation } from './use-stock-navigation.js';

interface Props {
  query: VehicleQuery;
  facets: Facets;
  locale: Locale;
  navigation: StockNavigation;
}

/** Nothing found: what to leave out, one thing at a time or all at once. */
export function EmptyResult({ query, facets, locale, navigation }: Props) {
  const css = useSheet(styles);
  const t = messages(locale);
  const active = activeFilters(query);
  const all = withoutFilters(query);
  return (
    <EmptyState text={t('no_results')}>
      {active.length > 1 ? (
        <div className={css.root}>
          <p>{t('widen')}</p>
          <ul className={css.ways}>
            {active.map((filter) => {
              const name = activeFilterText(filter, locale, facets.label);
              return (
                <li key={filter.id}>
                  <SmartLink
                    className={css.way}
                    href={navigation.href(filter.without)}
                    onClick={navigation.onClick(filter.without)}
                  >
                    {t('remove', { name })}
                  </SmartLink>
                </li>
              );
            })}
          </ul>
        </div>
      ) : null}
      <ButtonLink href={navigation.href(all)} onClick={navigation.onClick(all)}>
        {t('show_all')}
      </ButtonLink>
    </EmptyState>
  );
}
