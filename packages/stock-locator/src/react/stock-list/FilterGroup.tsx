import type { Locale } from '@mawkib/core/locale';
import { Icon } from '@mawkib/ui';
import { useSheet } from '@mawkib/ui/styles';
import { useDeferredValue, useState } from 'react';
import type { FilterDefinition } from '../../engine/filter-definitions.js';
import type { VehicleQuery } from '../../engine/vehicle-query.js';
import { filterName } from '../labels/filter-labels.js';
import { FacetChoices } from './FacetChoices.js';
import type { Facets } from './facets.js';
import { styles } from './filter-panel.styles.js';
import { Later } from './later.js';
import { RangeFields } from './RangeFields.js';

interface Props {
  filter: FilterDefinition;
  /** Among the first, which are open from the start. */
  isFirst: boolean;
  facets: Facets;
  query: VehicleQuery;
  locale: Locale;
  onChoice: (form: HTMLFormElement) => void;
}

/** One filter, under a title that opens and closes it. A filter with nothing to offer is left out. */
export function FilterGroup({ filter, isFirst, facets, query, locale, onChoice }: Props) {
  const css = useSheet(styles);
  const name = filterName(filter.key, locale);
  const chosen = filter.kind === 'list' ? (query.lists[filter.key] ?? []) : [];
  const range = filter.kind === 'range' ? query.ranges[filter.key] : undefined;
  const amount = range ? 1 : chosen.length;
  const [isOpen] = useState(isFirst || amount > 0);
  const [isSeen, setSeen] = useState(isOpen);
  // The form tells what is chosen here though the group is closed: that never waits.
  const own = JSON.stringify([chosen, range]);
  const isSettled = useDeferredValue(own) === own;
  const values = filter.kind === 'list' ? facets.values(filter.key, chosen) : [];
  if (filter.kind === 'list' && values.length === 0) return null;
  return (
    <details
      className={css.group}
      open={isOpen}
      onToggle={({ target, currentTarget }) => {
        if (target === currentTarget) setSeen(currentTarget.open);
      }}
    >
      <summary className={css.title}>
        <span>
          {name}
          {amount > 0 ? <span className={css.amount}>{amount}</span> : null}
        </span>
        <Icon name="chevron-down" size={20} className={css.chevron} />
      </summary>
      <div className={css.content}>
        <Later now={isSeen || !isSettled}>
          {filter.kind === 'list' ? (
            <FacetChoices
              name={filter.key}
              legend={name}
              values={values}
              chosen={chosen}
              locale={locale}
              onChoice={onChoice}
            />
          ) : (
            <RangeFields
              filter={filter}
              legend={name}
              range={range}
              bounds={facets.bounds(filter.key)}
              locale={locale}
              onChoice={onChoice}
            />
          )}
        </Later>
      </div>
    </details>
  );
}
