import { useLocale } from '@mawkib/ui';
import { useSheet } from '@mawkib/ui/styles';
import { Choices } from './Choices.js';
import { Consent } from './Consent.js';
import { formMessages } from './messages.js';
import { QuestionInput } from './QuestionInput.js';
import { QuestionMessage } from './QuestionMessage.js';
import { styles } from './question.styles.js';
import { describedBy, type QuestionProps } from './question-props.js';

/** One question: label above, control, what is wrong below. The place for the error is kept free. */
export function Question(props: QuestionProps) {
  const css = useSheet(styles);
  const { locale } = useLocale();
  const { field, id, error } = props;
  if (field.type === 'checkbox' && !field.options) return <Consent {...props} />;
  const isGroup = field.type === 'radio' || field.type === 'checkbox';
  const label = (
    <>
      {field.label}
      {field.required ? null : (
        <span className={css.optional}> ({formMessages(locale)('optional')})</span>
      )}
    </>
  );
  const help = field.help ? (
    <p className={css.help} id={`${id}-help`}>
      {field.help}
    </p>
  ) : null;
  if (isGroup) {
    return (
      <fieldset
        className={css.root}
        data-width={field.width}
        aria-describedby={describedBy(props)}
        data-invalid={error ? true : undefined}
      >
        <legend className={css.label}>{label}</legend>
        {help}
        <Choices {...props} />
        <QuestionMessage id={id} error={error} />
      </fieldset>
    );
  }
  return (
    <div
      className={css.root}
      data-width={field.type === 'textarea' ? 'full' : field.width}
      data-invalid={error ? true : undefined}
    >
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {help}
      <QuestionInput {...props} describedBy={describedBy(props)} />
      <QuestionMessage id={id} error={error} />
    </div>
  );
}
