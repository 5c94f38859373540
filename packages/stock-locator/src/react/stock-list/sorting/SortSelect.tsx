import type { Locale } from '@mawkib/core/locale';
import { sorts } from '@mawkib/core/vocabulary';
import { Icon } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { asSort, defaultSort } from '../../../engine/filters/sorts.js';
import { withSort } from '../../../engine/query/filter-edits.js';
import type { VehicleQuery } from '../../../engine/query/vehicle-query.js';
import { budgetMessages } from '../../labels/budget.messages.js';
import { messages } from '../../labels/messages.js';
import type { StockNavigation } from '../../listing/stock-navigation.js';
import { useSyncedState } from '../use-synced-state.js';
import { styles } from './sort-select.styles.js';

interface Props {
  /** Id of the filter form, which contains the select. */
  form: string;
  query: VehicleQuery;
  locale: Locale;
  navigation: StockNavigation;
}

const order = [defaultSort, ...sorts.filter((sort) => sort !== defaultSort)];

/**
 * The nine sorts; under a budget the price sorts are labelled by monthly payment. Without
 * JavaScript a button applies the choice.
 */
export function SortSelect({ form, query, locale, navigation }: Props) {
  const css = useStyles(styles);
  const t = messages(locale);
  const [sort, setSort] = useSyncedState(query.sort);
  return (
    <div className={css.root} data-print="hidden">
      <label className={css.field}>
        <span className={css.label}>{t('sort')}</span>
        <select
          className={css.select}
          form={form}
          name="sort"
          value={sort}
          onChange={(event) => {
            const next = asSort(event.currentTarget.value);
            setSort(next);
            navigation.go(withSort(query, next));
          }}
        >
          {order.map((each) => (
            <option key={each} value={each}>
              {query.monthly && (each === 'priceAsc' || each === 'priceDesc')
                ? budgetMessages(locale)(`sort_${each}`)
                : t(`sort_${each}`)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} className={css.chevron} />
      </label>
      <button type="submit" form={form} className={css.apply}>
        {t('apply')}
      </button>
    </div>
  );
}
