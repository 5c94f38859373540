import type { Locale } from '@mawkib/core/locale';
import { Button } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { type FormEvent, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { FilterDefinition } from '../../../engine/filters/filter-definitions.js';
import { parseQuery, searchEntries } from '../../../engine/query/search-params.js';
import type { VehicleQuery } from '../../../engine/query/vehicle-query.js';
import type { Facets } from '../../labels/facets.js';
import { messages } from '../../labels/messages.js';
import type { StockNavigation } from '../../listing/stock-navigation.js';
import { chosenBy, FilterGroup, type PanelView } from './FilterGroup.js';
import { styles } from './filter-panel.styles.js';

interface Props {
  form: string;
  path: string;
  filters: readonly FilterDefinition[];
  facets: Facets;
  query: VehicleQuery;
  locale: Locale;
  navigation: StockNavigation;
}

/** Address parameters without a field in the panel; a new choice resets the page. */
function carried(query: VehicleQuery, filters: readonly FilterDefinition[]) {
  const shown = new Set<string>(filters.map(({ key }) => key));
  return searchEntries(query).filter(
    ([name]) => name !== 'page' && name !== 'sort' && !shown.has(name.replace(/\.(from|to)$/, '')),
  );
}

/** Native form; with JavaScript each choice applies at once. */
export function FilterPanel({ form, path, filters, facets, query, locale, navigation }: Props) {
  const css = useStyles(styles);
  const go = useRef(navigation.go);
  go.current = navigation.go;
  const choose = useCallback((element: HTMLFormElement) => {
    go.current(parseQuery(new FormData(element)));
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    choose(event.currentTarget);
  };
  const view = usePanelViews(filters, facets, query);
  return (
    <form id={form} className={css.root} action={path} method="get" onSubmit={submit}>
      {carried(query, filters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {filters.map((filter) => (
        <FilterGroup
          key={filter.key}
          filter={filter}
          isOpen={view.isOpen(filter)}
          view={view.of(filter)}
          locale={locale}
          onChoice={choose}
          onSeen={view.setSeen}
        />
      ))}
      <Button className={css.apply} type="submit" wide>
        {messages(locale)('apply')}
      </Button>
    </form>
  );
}

/**
 * Props of each group: open groups update at once, closed ones at low priority. Their selected
 * values never wait, because the form submits them.
 */
function usePanelViews(
  filters: readonly FilterDefinition[],
  facets: Facets,
  query: VehicleQuery,
): {
  of(filter: FilterDefinition): PanelView;
  isOpen(filter: FilterDefinition): boolean;
  setSeen(key: string, isSeen: boolean): void;
} {
  const now = useMemo<PanelView>(() => ({ facets, query }), [facets, query]);
  const later = useDeferredValue(now);
  const [open] = useState(
    () =>
      new Set<string>(
        filters
          .filter(
            (filter, at) =>
              at < 3 || filter.key === 'display_price' || chosenBy(query, filter).amount > 0,
          )
          .map(({ key }) => key),
      ),
  );
  const [seen, setAllSeen] = useState<ReadonlySet<string>>(open);
  const setSeen = useCallback((name: string, isSeen: boolean) => {
    setAllSeen((before) => {
      if (before.has(name) === isSeen) return before;
      const next = new Set(before);
      if (isSeen) next.add(name);
      else next.delete(name);
      return next;
    });
  }, []);
  return {
    of: (filter) =>
      seen.has(filter.key) || chosenBy(later.query, filter).text !== chosenBy(query, filter).text
        ? now
        : later,
    isOpen: (filter) => open.has(filter.key),
    setSeen,
  };
}
