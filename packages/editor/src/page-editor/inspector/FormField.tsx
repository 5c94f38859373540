import type { Field } from '@mawkib/blocks/model';
import { localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { type ReactNode, useId } from 'react';
import { Sign } from '../../controls/Sign.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { inspectorStyles } from './inspector.styles.ts';
import { inspectorMessages } from './inspector-messages.ts';

export interface ControlAttributes {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

interface LabelledProps {
  label: string;
  field?: Pick<Field, 'help' | 'required'>;
  error?: string | null;
  /** Hint that the text is missing in this language. */
  gap?: string | undefined;
  /** Label and control on one line, for a switch. */
  inline?: boolean;
  children(attributes: ControlAttributes): ReactNode;
}

/** Form field: label, help and error, connected to the control inside. */
export function FormField({ label, field, error, gap, inline = false, children }: LabelledProps) {
  const css = useStyles(inspectorStyles);
  const t = useTexts(inspectorMessages);
  const { locale } = useLanguage();
  const id = useId();
  const help = localize(field?.help, locale);
  const described = [help && `${id}-help`, gap && `${id}-gap`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  const control = children({
    id,
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': true as const }),
    ...(field?.required && { 'aria-required': true as const }),
  });
  const text = (
    <div className={css.labelLine}>
      <label className={css.label} id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {field?.required && (
        <span className={css.note} aria-hidden="true">
          {t('required')}
        </span>
      )}
    </div>
  );
  return (
    <div className={css.field}>
      {inline ? (
        <div className={css.line}>
          {text}
          {control}
        </div>
      ) : (
        <>
          {text}
          {control}
        </>
      )}
      {help && (
        <p className={css.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      {gap && (
        <p className={css.gap} id={`${id}-gap`}>
          <Sign name="language" size={14} />
          {gap}
        </p>
      )}
      {error && (
        <p className={css.error} id={`${id}-error`} role="alert">
          <Sign name="warning" size={14} />
          {error}
        </p>
      )}
    </div>
  );
}
