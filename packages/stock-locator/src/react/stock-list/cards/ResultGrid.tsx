import type { VehicleListing } from '@mawkib/api-clients/contracts/stock';
import type { Locale } from '@mawkib/core/locale';
import { ButtonLink } from '@mawkib/ui';
import { laterAttribute } from '@mawkib/ui/markup';
import { useStyles } from '@mawkib/ui/styles';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { withPage } from '../../../engine/query/filter-edits.js';
import type { SearchLocation, VehicleQuery } from '../../../engine/query/vehicle-query.js';
import type { Attribute } from '../../../engine/vehicle/specification-attributes.js';
import { messages } from '../../labels/messages.js';
import type { StockNavigation } from '../../listing/stock-navigation.js';
import { SearchMark } from '../../saved-searches/SearchMarks.js';
import { CardSkeleton } from '../../vehicle-card/CardSkeleton.js';
import { StockCard } from '../../vehicle-card/StockCard.js';
import { styles } from './result-grid.styles.js';
import type { LoadedVehicles } from './use-loaded-vehicles.js';
import { useVisibleFirst } from './use-visible-first.js';

/**
 * Focus for the "load more" link. It keeps the focus; when the last page removes the link, the
 * first new vehicle receives it, so that keyboard users continue from there.
 */
function useFocusOnArrivals(
  list: RefObject<HTMLUListElement | null>,
  count: number,
  hasMore: boolean,
): (event: MouseEvent) => void {
  const requested = useRef<{ by: EventTarget; at: number }>(null);
  useEffect(() => {
    const ask = requested.current;
    if (!ask || count <= ask.at) return;
    requested.current = null;
    const isLost = document.activeElement === document.body || document.activeElement === ask.by;
    if (hasMore || !isLost) return;
    list.current?.children[ask.at]?.querySelector('a')?.focus({ preventScroll: true });
  }, [list, count, hasMore]);
  return ({ currentTarget }) => {
    requested.current = { by: currentTarget, at: count };
  };
}

interface Props {
  listing: VehicleListing;
  query: VehicleQuery;
  /** Location of the search, passed to the vehicle's page. */
  location?: SearchLocation;
  loaded: LoadedVehicles;
  locale: Locale;
  navigation: StockNavigation;
  level: 1 | 2 | 3;
  list?: string;
  cardAttributes?: readonly Attribute[];
  oldPrice?: boolean;
  loading?: boolean;
  isBusy?: boolean;
}

const sizes = '(min-width: 1461px) 26vw, (min-width: 741px) 45vw, 92vw';
const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Cards likely to be visible at first: they load pictures and render at once. */
const eagerCards = 3;

/** Max skeletons of a page that is loading. */
const maxComing = 3;

/**
 * Vehicles, and links to the next page and, for a visitor who started on a later page, the previous
 * one.
 */
export function ResultGrid(props: Props) {
  const { listing, query, loaded, locale, navigation, level, list, oldPrice, loading } = props;
  const css = useStyles(styles);
  const t = messages(locale);
  const { page, items, total } = listing.meta;
  const { firstPage } = loaded;
  const isMore = navigation.pending?.page === page + 1;
  // The next page of a list that is being replaced would undo the filter that replaces it.
  const isReplaced = navigation.pending !== undefined && !isMore;
  const hasMore = page * items < total && !loading;
  const earlier = withPage(query, firstPage - 1);
  const next = withPage(query, page + 1);
  const waiting = (keys: readonly string[]) =>
    keys.map((key) => (
      <li key={key}>
        <CardSkeleton />
      </li>
    ));
  const grid = useRef<HTMLUListElement>(null);
  const vehicles = useVisibleFirst(loaded.vehicles, grid);
  const onLoad = useFocusOnArrivals(grid, vehicles.length, hasMore);
  return (
    <>
      {firstPage > 1 ? (
        <p className={css.before}>
          <ButtonLink kind="tertiary" href={navigation.href(earlier)}>
            {t('load_earlier')}
          </ButtonLink>
        </p>
      ) : null}
      <ul
        ref={grid}
        className={css.grid}
        data-busy={(props.isBusy && !isMore && !loading) || undefined}
      >
        {loading
          ? waiting(skeletons)
          : vehicles.map((vehicle, index) => (
              <li
                key={vehicle.id}
                className={css.item}
                {...{ [laterAttribute]: index >= eagerCards || undefined }}
              >
                <SearchMark id={vehicle.id} />
                <StockCard
                  vehicle={vehicle}
                  level={level === 1 ? 2 : level === 2 ? 3 : 4}
                  list={list}
                  attributes={props.cardAttributes}
                  location={props.location}
                  oldPrice={oldPrice}
                  sizes={sizes}
                  eager={index < eagerCards}
                />
              </li>
            ))}
        {isMore ? waiting(skeletons.slice(0, Math.min(maxComing, total - page * items))) : null}
      </ul>
      {total > items && !loading ? (
        <div className={css.more} data-print="hidden">
          <p className={css.shown} aria-live="polite">
            {t('shown_of', { shown: Math.min(page * items, total), total })}
          </p>
          {hasMore ? (
            <ButtonLink
              kind="secondary"
              href={navigation.href(next)}
              onClick={(event) => {
                if (isReplaced) return event.preventDefault();
                onLoad(event);
                navigation.onClick(next)?.(event);
              }}
              aria-busy={isMore || undefined}
              aria-disabled={isReplaced || undefined}
            >
              {t('load_more')}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
