import { useStyles } from '@mawkib/ui/styles';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { useTexts } from '../../../language/use-language.ts';
import { Field } from '../../layout/Field.tsx';
import { actionMessages } from './action-messages.ts';

interface ReasonFieldProps {
  value: string;
  onChange(value: string): void;
  /** Shows the error of a missing or short reason. */
  isChecked: boolean;
}

export const isReason = (text: string): boolean => text.trim().length >= 3;

/** Reason of a change, at most 500 characters. */
export function ReasonField({ value, onChange, isChecked }: ReasonFieldProps) {
  const control = useStyles(controlStyles);
  const t = useTexts(actionMessages);
  const error = isChecked && !isReason(value) ? t('reason_short') : undefined;
  return (
    <Field label={t('reason')} help={t('reason_help')} error={error}>
      {(facts) => (
        <textarea
          {...facts}
          required
          dir="auto"
          rows={2}
          maxLength={500}
          className={control.input}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
