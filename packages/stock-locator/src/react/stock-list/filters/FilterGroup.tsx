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

/** A query and its counts. */
export interface PanelView {
  readonly facets: Facets;
  readonly query: VehicleQuery;
}

/** The part of a query that belongs to one filter. */
interface ChosenBy {
  values: readonly string[];
  range: Range | undefined;
  /** Number of choices; a range counts as one. */
  amount: number;
  /** Equal for equal choices. */
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
  /** Initially open. */
  isOpen: boolean;
  view: PanelView;
  locale: Locale;
  onChoice: (form: HTMLFormElement) => void;
  /** Called when a visitor opens or closes it. */
  onSeen: (key: string, isSeen: boolean) => void;
}

/** A filter in a disclosure. Without values it is left out. */
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
