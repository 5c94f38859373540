import { useStyles } from '@mawkib/ui/styles';
import { styles } from './monthly-budget.styles.js';

interface Props {
  name: string;
  label: string;
  unit: string;
  value: string;
  hint?: string;
  /** Id of a further description. */
  describedBy?: string;
  onChange: (text: string) => void;
}

/** Input for an amount in any digits. */
export function AmountField({ name, label, unit, value, hint, describedBy, onChange }: Props) {
  const css = useStyles(styles);
  return (
    <label className={css.field}>
      <span className={css.label}>
        {label} <span className={css.unit}>({unit})</span>
      </span>
      <input
        className={css.text}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        name={name}
        value={value}
        placeholder={hint}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
