import type { Locale } from '@mawkib/core/locale';
import { Icon, SmartLink } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { activeFilters } from '../../../engine/query/active-filters.js';
import { withoutFilters } from '../../../engine/query/filter-edits.js';
import type { VehicleQuery } from '../../../engine/query/vehicle-query.js';
import type { ListSource } from '../../call-stock.js';
import type { Facets } from '../../labels/facets.js';
import { activeFilterText } from '../../labels/filter-labels.js';
import { messages } from '../../labels/messages.js';
import type { StockNavigation } from '../../listing/stock-navigation.js';
import { SaveSearch } from '../../saved-searches/SaveSearch.js';
import { useFocusAfterRemoval } from '../use-focus-after-removal.js';
import { styles } from './applied-filters.styles.js';

interface Props extends ListSource {
  query: VehicleQuery;
  facets: Facets;
  locale: Locale;
  navigation: StockNavigation;
  resetKind?: 'primary' | 'secondary';
  /** Path of the page; with it the search can be saved. */
  path?: string;
}

/** Active filters with a link that removes each, and one that removes all. */
export function AppliedFilters(props: Props) {
  const { query, facets, locale, navigation, resetKind, path } = props;
  const css = useStyles(styles);
  const t = messages(locale);
  const active = activeFilters(query);
  const focus = useFocusAfterRemoval(active.length);
  if (active.length === 0) return null;
  const all = withoutFilters(query);
  const filters = (
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
  // A location is resolved on every visit, so a device cannot know which results are new.
  if (path === undefined || query.location) return filters;
  return (
    <>
      {filters}
      <SaveSearch
        path={path}
        query={query}
        locale={locale}
        label={facets.label}
        list={props.list}
        within={props.within}
      />
    </>
  );
}
