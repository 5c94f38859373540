import type { TextareaHTMLAttributes } from 'react';
import { useStyles } from '../styles/sheets/use-styles.js';
import { Field, type FieldContent } from './Field.js';
import { styles } from './form.styles.js';

export type TextAreaProps = FieldContent &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'children'>;

export function TextArea({
  label,
  hint,
  error,
  optional,
  id,
  className,
  rows = 4,
  ...area
}: TextAreaProps) {
  const css = useStyles(styles);
  return (
    <Field {...{ label, hint, error, optional, id, className }}>
      {(control) => <textarea {...area} {...control} rows={rows} className={css.control} />}
    </Field>
  );
}
