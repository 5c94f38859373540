import type { ListingSuggestion } from '@mawkib/api-clients/contracts/stock';
import type { Locale } from '@mawkib/core/locale';
import { ButtonLink, EmptyState, Icon, SmartLink } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { activeFilters } from '../../../engine/query/active-filters.js';
import { changedQuery } from '../../../engine/query/changed-query.js';
import { withoutFilters } from '../../../engine/query/filter-edits.js';
import type { VehicleQuery } from '../../../engine/query/vehicle-query.js';
import type { Facets } from '../../labels/facets.js';
import { activeFilterText } from '../../labels/filter-labels.js';
import { messages } from '../../labels/messages.js';
import { messages as searchMessages } from '../../labels/searches.messages.js';
import type { StockNavigation } from '../../listing/stock-navigation.js';
import { suggestionText } from '../../suggestions/suggestion-text.js';
import { styles } from './empty-result.styles.js';

interface Props {
  query: VehicleQuery;
  /** Suggestions of the service. */
  suggestions?: readonly ListingSuggestion[] | undefined;
  facets: Facets;
  locale: Locale;
  navigation: StockNavigation;
}

interface Suggestion {
  query: VehicleQuery;
  name: string;
  total?: number;
}

const maxSuggestions = 5;

/** Empty result: the smallest changes that have results, with counts, or all results. */
export function EmptyResult({ query, suggestions = [], facets, locale, navigation }: Props) {
  const css = useStyles(styles);
  const t = messages(locale);
  const all = withoutFilters(query);
  const closest = suggestions.flatMap(({ changes, total }): Suggestion[] => {
    const changed = changedQuery(query, changes);
    const name = changes.map((change) => suggestionText(change, query, locale, facets.label));
    return changed && isOffered(changes, facets)
      ? [{ query: changed, name: name.join(' · '), total }]
      : [];
  });
  const shown = closest.length > 0 ? closest : removals(query, facets, locale);
  return (
    <EmptyState text={t('no_results')}>
      {shown.length > 0 ? (
        <div className={css.root}>
          <p className={css.title}>
            {closest.length > 0 ? searchMessages(locale)('closest') : t('widen')}
          </p>
          <ul className={css.ways}>
            {shown.slice(0, maxSuggestions).map((way) => (
              <li key={way.name}>
                <SmartLink
                  className={css.way}
                  href={navigation.href(way.query)}
                  onClick={navigation.onClick(way.query)}
                  rel="nofollow"
                >
                  <bdi className={css.name}>{way.name}</bdi>
                  {way.total === undefined ? null : (
                    <span className={css.total}>{t('cars', { count: way.total })}</span>
                  )}
                  <Icon name="arrow" size={20} className={css.arrow} />
                </SmartLink>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <ButtonLink href={navigation.href(all)} onClick={navigation.onClick(all)} kind="secondary">
        {t('show_all')}
      </ButtonLink>
    </EmptyState>
  );
}

/** Values that are not offered on the page would be dropped. */
const isOffered = (changes: ListingSuggestion['changes'], facets: Facets) =>
  changes.every(
    ({ kind, key, value }) =>
      kind !== 'add' || facets.values(key as never, []).some((facet) => facet.value === value),
  );

/** Without suggestions every filter can be removed. */
function removals(query: VehicleQuery, facets: Facets, locale: Locale): Suggestion[] {
  const active = activeFilters(query);
  if (active.length < 2) return [];
  return active.map((filter) => ({
    query: filter.without,
    name: messages(locale)('remove', { name: activeFilterText(filter, locale, facets.label) }),
  }));
}
