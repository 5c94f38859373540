import type { FacetValue } from '@mawkib/api-clients/contracts/stock';
import { formatNumber, type Locale } from '@mawkib/core/locale';
import { Icon } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { type ChangeEvent, memo } from 'react';
import { messages } from '../../labels/messages.js';
import { styles } from './filter-panel.styles.js';

interface Props {
  name: string;
  facet: FacetValue;
  isChosen: boolean;
  locale: Locale;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A value with its number of results. One without results can only be unselected. */
export const FacetChoice = memo(function FacetChoice({
  name,
  facet,
  isChosen,
  locale,
  onChange,
}: Props) {
  const css = useStyles(styles);
  const { value, label, count } = facet;
  return (
    <label className={css.choice} data-empty={(count === 0 && !isChosen) || undefined}>
      <input
        className={css.input}
        type="checkbox"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChange}
        aria-label={`${label}: ${messages(locale)('cars', { count })}`}
      />
      <span className={css.box} aria-hidden="true">
        <Icon name="check" size={16} />
      </span>
      <bdi className={css.label}>{label}</bdi>
      <span className={css.count}>{formatNumber(count, locale)}</span>
    </label>
  );
}, isSame);

/** Every response has its own counts, most of them equal. */
function isSame({ facet: one, ...before }: Props, { facet: other, ...after }: Props): boolean {
  return (
    one.value === other.value &&
    one.label === other.label &&
    one.count === other.count &&
    before.name === after.name &&
    before.isChosen === after.isChosen &&
    before.locale === after.locale &&
    before.onChange === after.onChange
  );
}
