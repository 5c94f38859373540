import { type ReactNode, useId } from 'react';
import { Icon } from '../icons/Icon.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { VisuallyHidden } from '../navigation/VisuallyHidden.js';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { messages } from './form.messages.js';
import { styles } from './form.styles.js';

/** Accessibility data that a form control shares with its field. */
export interface FieldContent {
  label: ReactNode;
  hint?: ReactNode;
  /** Error message: what is wrong and how to fix it. */
  error?: string | null;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
  id?: string;
}

/** Attributes for the control in a field. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldContent {
  children: (control: ControlProps) => ReactNode;
  className?: string;
}

/** Label above, control, hint and error below. */
export function Field({ label, hint, error, optional, id, children, className }: FieldProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const own = useId();
  const control = id ?? own;
  const described = describedBy(control, hint, error);
  return (
    <div className={classes(css.field, className)} data-invalid={error ? true : undefined}>
      <label className={css.label} htmlFor={control}>
        {label}
        {optional ? <span className={css.quiet}> {messages(locale)('optional')}</span> : null}
      </label>
      {children({
        id: control,
        'aria-describedby': described,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNotes control={control} hint={hint} error={error} />
    </div>
  );
}

export function describedBy(control: string, hint: ReactNode, error?: string | null) {
  const ids = [hint ? `${control}-hint` : '', error ? `${control}-error` : ''];
  return ids.filter(Boolean).join(' ') || undefined;
}

export function FieldNotes({
  control,
  hint,
  error,
}: {
  control: string;
  hint?: ReactNode;
  error?: string | null;
}) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  return (
    <>
      {hint ? (
        <p id={`${control}-hint`} className={css.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${control}-error`} className={css.error}>
          <Icon name="warning" size={20} />
          <span>
            <VisuallyHidden>{messages(locale)('error')} </VisuallyHidden>
            {error}
          </span>
        </p>
      ) : null}
    </>
  );
}
