import { RadioGroup, type RadioGroupProps, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { formMessages } from '../form.messages.js';
import { styles } from './choice-group.styles.js';

interface RadioQuestionProps extends RadioGroupProps {
  optional: boolean;
}

/** A question with one answer of a few. */
export function RadioQuestion({ label, optional, ...group }: RadioQuestionProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const shown = optional ? (
    <>
      {label} <span className={css.quiet}>{formMessages(locale)('optional')}</span>
    </>
  ) : (
    label
  );
  return <RadioGroup {...group} label={shown} />;
}
