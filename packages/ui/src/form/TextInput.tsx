import { parseDigits } from '@mawkib/core/locale';
import type { ChangeEvent, InputHTMLAttributes } from 'react';
import { useStyles } from '../styles/sheets/use-styles.js';
import { Field, type FieldContent } from './Field.js';
import { styles } from './form.styles.js';

export interface TextInputProps
  extends FieldContent,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'children'> {
  /** For digits: converts Arabic digits to 0-9 while typing; the text is LTR. */
  numeric?: boolean;
}

const ltrTypes = ['email', 'tel', 'url'];

export function TextInput({
  label,
  hint,
  error,
  optional,
  id,
  numeric,
  className,
  onChange,
  ...input
}: TextInputProps) {
  const css = useStyles(styles);
  const digits = numeric || input.type === 'tel';
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const plain = digits ? parseDigits(event.currentTarget.value) : event.currentTarget.value;
    if (plain !== event.currentTarget.value) event.currentTarget.value = plain;
    onChange?.(event);
  };
  return (
    <Field {...{ label, hint, error, optional, id, className }}>
      {(control) => (
        <input
          dir={digits || ltrTypes.includes(input.type ?? '') ? 'ltr' : undefined}
          inputMode={numeric ? 'numeric' : undefined}
          {...input}
          {...control}
          className={css.control}
          onChange={digits || onChange ? change : undefined}
        />
      )}
    </Field>
  );
}
