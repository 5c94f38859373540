import type { Locale } from '@mawkib/core/locale';
import { Icon, SmartLink } from '@mawkib/ui';
import { useSheet } from '@mawkib/ui/styles';
import { activeFilters } from '../../engine/active-filters.js';
import { withoutFilters } from '../../engine/query-edits.js';
import type { VehicleQuery } from '../../engine/vehicle-query.js';
import { activeFilterText } from '../labels/filter-labels.js';
import { messages } from '../labels/messages.js';
import { styles } from './applied-filters.styles.js';
import type { Facets } from './facets.js';
import { useFocusAfterRemoval } from './use-focus-after-removal.js';
import type { StockNavigation } from './use-stock-navigation.js';

interface Props {
  query: VehicleQuery;
  facets: Facets;
  locale: Locale;
  navigation: StockNavigation;
  resetKind?: 'primary' | 'secondary';
}

/** What narrows the list, each removable by a link, and one link that clears all. */
export function AppliedFilters({ query, facets, locale, navigation, resetKind }: Props) {
  const css = useSheet(styles);
  const t = messages(locale);
  const active = activeFilters(query);
  const focus = useFocusAfterRemoval(active.length);
  if (active.length === 0) return null;
  const all = withoutFilters(query);
  return (
    <ul className={css.root} aria-label={t('applied')} data-print="hidden" {...focus}>
      {active.map((filter) => {
        const name = activeFilterText(filter, locale, facets.label);
        return (
          <li key={filter.id}>
            <SmartLink
              className={css.chip}
              href={navigation.href(filter.without)}
              onClick={navigation.onClick(filter.without)}
              aria-label={t('remove', { name })}
              rel="nofollow"
            >
              <bdi>{name}</bdi>
              <Icon name="close" size={16} />
            </SmartLink>
          </li>
        );
      })}
      <li>
        <SmartLink
          className={css.reset}
          data-kind={resetKind ?? 'secondary'}
          href={navigation.href(all)}
          onClick={navigation.onClick(all)}
        >
          {t('reset')}
        </SmartLink>
      </li>
    </ul>
  );
}
