import { type InputHTMLAttributes, useId } from 'react';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { describedBy, type FieldContent, FieldNotes } from './Field.js';
import { styles } from './form.styles.js';

export interface CheckboxProps
  extends Omit<FieldContent, 'optional'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'children'> {
  /** Number of results of the option, after the label. */
  count?: number;
}

export function Checkbox({ label, hint, error, id, count, className, ...input }: CheckboxProps) {
  const css = useStyles(styles);
  const own = useId();
  const control = id ?? own;
  return (
    <div className={classes(css.field, className)}>
      <label className={css.choice}>
        <input
          {...input}
          id={control}
          type="checkbox"
          aria-describedby={describedBy(control, hint, error)}
          aria-invalid={error ? true : undefined}
          className={css.box}
        />
        <span>{label}</span>
        {count === undefined ? null : <span className={css.count}>{count}</span>}
      </label>
      <FieldNotes control={control} hint={hint} error={error} />
    </div>
  );
}
