import { useSheet } from '@mawkib/ui/styles';
import { QuestionMessage } from './QuestionMessage.js';
import { styles } from './question.styles.js';
import { describedBy, type QuestionProps } from './question-props.js';

/** A single box to tick, its words beside it. */
export function Consent(props: QuestionProps) {
  const css = useSheet(styles);
  const { field, id, value, error } = props;
  return (
    <div className={css.root} data-width="full" data-invalid={error ? true : undefined}>
      <label className={css.choice}>
        <input
          className={css.tick}
          type="checkbox"
          id={id}
          name={field.id}
          value="true"
          defaultChecked={value === 'true' || value === 'on'}
          aria-required={field.required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(props)}
        />
        <span>{field.label}</span>
      </label>
      {field.help ? (
        <p className={css.help} id={`${id}-help`}>
          {field.help}
        </p>
      ) : null}
      <QuestionMessage id={id} error={error} />
    </div>
  );
}
