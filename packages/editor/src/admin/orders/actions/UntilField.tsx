import { formatDateTime } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { addDays, format, isValid, parseISO } from 'date-fns';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { Field } from '../../layout/Field.tsx';
import { actionMessages } from './action-messages.ts';

/** Value of the field. */
export const untilText = (at: Date): string => format(at, "yyyy-MM-dd'T'HH:mm");

/** Null if the time is not after `present`, or more than `days` from now. */
export function readUntil(text: string, present: string, days: number): Date | null {
  const at = parseISO(text);
  if (!isValid(at)) return null;
  return at > parseISO(present) && at <= addDays(new Date(), days) ? at : null;
}

interface UntilFieldProps {
  value: string;
  onChange(value: string): void;
  /** Current deadline. */
  present: string;
  /** Max days from now. */
  days: number;
}

/** A new deadline. */
export function UntilField({ value, onChange, present, days }: UntilFieldProps) {
  const control = useStyles(controlStyles);
  const t = useTexts(actionMessages);
  const { locale } = useLanguage();
  const wrong = days === 1 ? t('until_wrong_day') : t('until_wrong', { count: days });
  return (
    <Field
      label={t('until')}
      help={t('until_help', { time: formatDateTime(present, locale) })}
      error={readUntil(value, present, days) ? undefined : wrong}
    >
      {(facts) => (
        <input
          {...facts}
          data-autofocus=""
          type="datetime-local"
          className={control.input}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
