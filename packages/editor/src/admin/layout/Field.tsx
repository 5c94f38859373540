import { useStyles } from '@mawkib/ui/styles';
import { type ReactNode, useId } from 'react';
import { adminStyles } from './admin.styles.ts';

interface FieldFacts {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps {
  label: string;
  help?: string;
  error?: string | undefined;
  children(facts: FieldFacts): ReactNode;
}

/** Form field: label, control, help and error, connected by ids. */
export function Field({ label, help, error, children }: FieldProps) {
  const css = useStyles(adminStyles);
  const id = useId();
  const text = error ?? help;
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(text && { 'aria-describedby': `${id}-text` }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      {text && (
        <p id={`${id}-text`} className={css.small} role={error ? 'alert' : undefined}>
          {text}
        </p>
      )}
    </div>
  );
}
