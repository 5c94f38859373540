import { useId } from 'react';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { describedBy, type FieldContent, FieldNotes } from './Field.js';
import { styles } from './form.styles.js';
import type { Option } from './Select.js';

export interface RadioGroupProps extends Omit<FieldContent, 'optional'> {
  name: string;
  options: readonly Option[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  required?: boolean;
  className?: string;
}

export function RadioGroup({
  label,
  hint,
  error,
  id,
  name,
  options,
  value,
  defaultValue,
  onChange,
  required,
  className,
}: RadioGroupProps) {
  const css = useStyles(styles);
  const own = useId();
  const group = id ?? own;
  return (
    <fieldset
      id={group}
      className={classes(css.field, className)}
      aria-describedby={describedBy(group, hint, error)}
    >
      <legend className={css.label}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.choice}>
          <input
            type="radio"
            className={css.radio}
            name={name}
            value={option.value}
            disabled={option.disabled}
            required={required}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
            onChange={onChange && (() => onChange(option.value))}
          />
          <span>{option.label}</span>
        </label>
      ))}
      <FieldNotes control={group} hint={hint} error={error} />
    </fieldset>
  );
}
