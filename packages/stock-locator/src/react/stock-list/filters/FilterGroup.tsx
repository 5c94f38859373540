import type { Locale } from '@mawkib/core/locale';
import { Icon } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { memo } from 'react';
import type { FilterDefinition } from '../../../engine/filters/filter-definitions.js';
import type { Range, VehicleQuery } from '../../../engine/query/vehicle-query.js';
import type { Facets } from '../../labels/facets.js';
import { filterName } from '../../labels/filter-labels.js';
import { FacetChoices } from './FacetChoices.js';
import { styles } from './filter-panel.styles.js';
import { RangeFields } from './RangeFields.js';

/** A query and what the service counted for it. */
export interface PanelView {
  readonly facets: Facets;
  readonly query: VehicleQuery;
}

/** What a query says of one filter. */
interface ChosenBy {
  values: readonly string[];
  range: Range | undefined;
  /** How many choices; a range is one. */
  amount: number;
  /** The same for the same choice. */
  text: string;
}

const nothing: readonly string[] = [];

export function chosenBy({ lists, ranges }: VehicleQuery, filter: FilterDefinition): ChosenBy {
  const values = filter.kind === 'list' ? (lists[filter.key] ?? nothing) : nothing;
  const range = filter.kind === 'range' ? ranges[filter.key] : undefined;
  const text = range ? `${range.from} ${range.to}` : values.join('\n');
  return { values, range, amount: range ? 1 : values.length, text };
}

interface Props {
  filter: FilterDefinition;
  /** Whether it is open from the start. */
  isOpen: boolean;
  view: PanelView;
  locale: Locale;
  onChoice: (form: HTMLFormElement) => void;
  /** A visitor opens or closes it. */
  onSeen: (key: string, isSeen: boolean) => void;
}

/** One filter, under a title that opens and closes it. A filter with nothing to offer is left out. */
export const FilterGroup = memo(function FilterGroup(props: Props) {
  const { filter, isOpen, view, locale, onChoice, onSeen } = props;
  const css = useStyles(styles);
  const name = filterName(filter.key, locale);
  const { values: chosen, range, amount } = chosenBy(view.query, filter);
  const values = filter.kind === 'list' ? view.facets.values(filter.key, chosen) : [];
  if (filter.kind === 'list' && values.length === 0) return null;
  return (
    <details
      className={css.group}
      open={isOpen}
      onToggle={({ target, currentTarget }) => {
        if (target === currentTarget) onSeen(filter.key, currentTarget.open);
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
            bounds={view.facets.bounds(filter.key)}
            locale={locale}
            onChoice={onChoice}
          />
        )}
      </div>
    </details>
  );
});
