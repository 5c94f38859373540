import { formatNumber, type Locale } from '@mawkib/core/locale';
import { useSheet } from '@mawkib/ui/styles';
import type { RangeFilter } from '../../engine/filter-definitions.js';
import type { Range } from '../../engine/vehicle-query.js';
import { messages } from '../labels/messages.js';
import { rangeUnit } from '../labels/unit-name.js';
import { styles } from './filter-panel.styles.js';
import { useOwnValue } from './use-own-value.js';

interface Props {
  filter: RangeFilter;
  legend: string;
  range: Range | undefined;
  bounds: { min: number; max: number } | undefined;
  locale: Locale;
  onChoice: (form: HTMLFormElement) => void;
}

/** Least and most, typed in any digits; what the stock has shows as a hint. */
export function RangeFields({ filter, legend, range, bounds, locale, onChoice }: Props) {
  const css = useSheet(styles);
  const t = messages(locale);
  const unit = rangeUnit(filter, locale);
  const shown = (value: number | undefined) => {
    if (value === undefined) return '';
    return filter.measure === 'year' ? String(value) : formatNumber(value, locale);
  };
  const field = (end: 'from' | 'to', hint: number | undefined) => (
    <RangeField
      name={`${filter.key}.${end}`}
      label={t(`range_${end}`)}
      description={legend}
      unit={unit}
      text={shown(range?.[end])}
      hint={shown(hint)}
      onChoice={onChoice}
    />
  );
  return (
    <fieldset className={css.fieldset}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.ends}>
        {field('from', bounds?.min)}
        {field('to', bounds?.max)}
      </div>
    </fieldset>
  );
}

interface FieldProps {
  name: string;
  label: string;
  description: string;
  unit: string;
  text: string;
  hint: string;
  onChoice: (form: HTMLFormElement) => void;
}

function RangeField({ name, label, description, unit, text, hint, onChoice }: FieldProps) {
  const css = useSheet(styles);
  const [own, setOwn] = useOwnValue(text);
  return (
    <label className={css.end}>
      <span className={css.endLabel}>
        {label}
        {unit ? <span className={css.unit}> ({unit})</span> : null}
      </span>
      <input
        className={css.text}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        name={name}
        value={own}
        placeholder={hint}
        aria-label={`${description}، ${label}`}
        onChange={(event) => setOwn(event.currentTarget.value)}
        onBlur={({ currentTarget }) => {
          if (own !== text && currentTarget.form) onChoice(currentTarget.form);
        }}
      />
    </label>
  );
}
