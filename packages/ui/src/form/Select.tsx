import type { SelectHTMLAttributes } from 'react';
import { Icon } from '../icons/Icon.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { Field, type FieldContent } from './Field.js';
import { messages } from './form.messages.js';
import { styles } from './form.styles.js';

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps
  extends FieldContent,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'children'> {
  options: readonly Option[];
  /** An empty first option; `true` for "Choose". Default: none. */
  placeholder?: string | true;
}

export function Select({
  label,
  hint,
  error,
  optional,
  id,
  className,
  options,
  placeholder,
  ...select
}: SelectProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const empty = placeholder === true ? messages(locale)('choose') : placeholder;
  return (
    <Field {...{ label, hint, error, optional, id, className }}>
      {(control) => (
        <span className={css.select}>
          <select {...select} {...control} className={css.control}>
            {empty ? <option value="">{empty}</option> : null}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={20} />
        </span>
      )}
    </Field>
  );
}
