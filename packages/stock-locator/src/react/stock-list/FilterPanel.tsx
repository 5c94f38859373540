import type { Locale } from '@mawkib/core/locale';
import { Button } from '@mawkib/ui';
import { useSheet } from '@mawkib/ui/styles';
import type { FormEvent } from 'react';
import type { FilterDefinition } from '../../engine/filter-definitions.js';
import { parseQuery, searchEntries } from '../../engine/page-address.js';
import type { VehicleQuery } from '../../engine/vehicle-query.js';
import { messages } from '../labels/messages.js';
import { FilterGroup } from './FilterGroup.js';
import type { Facets } from './facets.js';
import { styles } from './filter-panel.styles.js';
import type { StockNavigation } from './use-stock-navigation.js';

interface Props {
  form: string;
  path: string;
  filters: readonly FilterDefinition[];
  facets: Facets;
  query: VehicleQuery;
  locale: Locale;
  navigation: StockNavigation;
}

/** The part of the address that the panel's own fields do not carry; a new choice is on page 1. */
function carried(query: VehicleQuery, filters: readonly FilterDefinition[]) {
  const shown = new Set<string>(filters.map(({ key }) => key));
  return searchEntries(query).filter(
    ([name]) => name !== 'page' && name !== 'sort' && !shown.has(name.replace(/\.(from|to)$/, '')),
  );
}

/** One native form; with a script, a choice takes effect when it is made. */
export function FilterPanel({ form, path, filters, facets, query, locale, navigation }: Props) {
  const css = useSheet(styles);
  const go = (element: HTMLFormElement) => {
    const entries = [...new FormData(element)].map(([name, value]) => [name, String(value)]);
    navigation.go(parseQuery(new URLSearchParams(entries)));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(event.currentTarget);
  };
  return (
    <form id={form} className={css.root} action={path} method="get" onSubmit={submit}>
      {carried(query, filters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {filters.map((filter, index) => (
        <FilterGroup
          key={filter.key}
          filter={filter}
          isFirst={index < 3 || filter.key === 'display_price'}
          facets={facets}
          query={query}
          locale={locale}
          onChoice={go}
        />
      ))}
      <Button className={css.apply} type="submit" wide>
        {messages(locale)('apply')}
      </Button>
    </form>
  );
}
