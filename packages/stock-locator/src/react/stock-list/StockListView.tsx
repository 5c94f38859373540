import { withoutLocale } from '@mawkib/core/locale';
import { latePart } from '@mawkib/core/react';
import { EmptyState, Heading } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { use } from 'react';
import { ListBudget } from '../budget/ListBudget.js';
import { ListMonthlyProvider } from '../budget/ListMonthlyProvider.js';
import { messages } from '../labels/messages.js';
import { LandingLinkList } from '../landing/LandingLinkList.js';
import { SavedLink } from '../saved-link/SavedLink.js';
import { SearchMarks } from '../saved-searches/SearchMarks.js';
import { AppliedFilters } from './applied/AppliedFilters.js';
import { ResultGrid } from './cards/ResultGrid.js';
import { Deferred } from './deferred.js';
import { FilterPanel } from './filters/FilterPanel.js';
import { FilterSheet } from './filters/FilterSheet.js';
import { ListNotices } from './notices/ListNotices.js';
import type { StockListProps } from './StockList.js';
import { StockListLayout } from './StockListLayout.js';
import { WordSearch } from './search/WordSearch.js';
import { SortSelect } from './sorting/SortSelect.js';
import { styles } from './stock-list.styles.js';
import { StockListLayoutContext } from './stock-list-layout-context.js';
import { useStockList } from './use-stock-list.js';

/** Its suggestions follow where the browser finds nothing. */
const EmptyResult = latePart(
  () => import('./notices/EmptyResult.js').then((chunk) => chunk.EmptyResult),
  ({ locale }) => <EmptyState text={messages(locale)('no_results')} />,
);
/** Only markets with a search by place have it. */
const LocationPanel = latePart(() =>
  import('../locations/LocationPanel.js').then((chunk) => chunk.LocationPanel),
);

/** Parts of a stock list in the market's layout or the default one. */
export function StockListView(props: StockListProps) {
  const { loading, level = 1 } = props;
  const css = useStyles(styles);
  const Layout = use(StockListLayoutContext) ?? StockListLayout;
  const state = useStockList(props);
  const {
    listing,
    locale,
    path,
    query,
    navigation,
    facets,
    total,
    isBusy,
    flags,
    locations,
    form,
  } = state;
  const landings = listing.landings ?? props.landings;
  const t = messages(locale);
  const headline = props.headline || t('headline');
  // Unique ids if a page has several lists.
  const named = (name: string) => (level === 1 ? name : `${name}: ${headline}`);
  return (
    <Layout
      list={state}
      region={{
        'aria-label': named(t('results')),
        'aria-busy': isBusy || undefined,
        tabIndex: -1,
      }}
      heading={
        <Heading level={level} size="l">
          {headline}
        </Heading>
      }
      total={
        <p className={css.total} role="status" aria-atomic="true">
          {loading ? t('updating') : t('cars', { count: total })}
        </p>
      }
      saved={flags.display_selected_vehicles ? <SavedLink /> : null}
      search={
        <WordSearch
          path={path}
          query={query}
          words={state.words}
          locale={locale}
          navigation={navigation}
          service={props.service}
          list={props.list}
          within={props.within}
          label={level === 1 ? undefined : named(t('search'))}
        />
      }
      locations={
        locations && (flags.postcode_search || flags.postcode_filter) ? (
          <LocationPanel
            locations={locations}
            flags={flags}
            query={query}
            path={path}
            locale={locale}
            navigation={navigation}
          />
        ) : null
      }
      filters={
        <FilterSheet
          id={state.sheet}
          query={query}
          total={total}
          locale={locale}
          isBusy={isBusy}
          hasFilters={state.filters.length > 0}
          label={named(t('filters'))}
        >
          <Deferred>
            <ListBudget
              meta={listing.meta}
              path={path}
              query={query}
              locale={locale}
              navigation={navigation}
              service={props.service}
              list={props.list}
              within={props.within}
            />
          </Deferred>
          <FilterPanel
            form={form}
            path={path}
            filters={state.filters}
            facets={facets}
            query={query}
            locale={locale}
            navigation={navigation}
          />
        </FilterSheet>
      }
      applied={
        <AppliedFilters
          query={query}
          facets={facets}
          locale={locale}
          navigation={navigation}
          resetKind={props.resetKind}
          path={path}
          list={props.list}
          within={props.within}
        />
      }
      sort={<SortSelect form={form} query={query} locale={locale} navigation={navigation} />}
      notices={
        <ListNotices
          listing={listing}
          query={state.shown}
          locale={locale}
          navigation={navigation}
        />
      }
      results={
        total === 0 && !loading ? (
          <EmptyResult
            query={query}
            suggestions={listing.meta.suggestions}
            facets={facets}
            locale={locale}
            navigation={navigation}
          />
        ) : (
          <ListMonthlyProvider plan={listing.meta.finance} monthly={query.monthly}>
            <SearchMarks path={path} query={query} list={props.list} within={props.within}>
              <ResultGrid
                {...props}
                listing={listing}
                query={state.shown}
                cardAttributes={listing.cardAttributes ?? props.cardAttributes}
                locale={locale}
                location={state.location}
                navigation={navigation}
                loaded={state.loaded}
                isBusy={isBusy}
                level={level}
              />
            </SearchMarks>
          </ListMonthlyProvider>
        )
      }
      landings={
        landings ? (
          <Deferred>
            <LandingLinkList
              patterns={landings}
              query={query}
              facets={facets}
              listPath={withoutLocale(path)}
              locale={locale}
            />
          </Deferred>
        ) : null
      }
    />
  );
}
