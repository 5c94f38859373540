import { Checkbox, Icon, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { FieldError, FormField } from '../../engine/index.js';
import { formMessages } from '../form.messages.js';
import { styles } from './choice-group.styles.js';

interface Props {
  field: FormField;
  id: string;
  value?: string | readonly string[] | undefined;
  error?: FieldError | undefined;
}

/** A question with several answers. The first box carries the question's id. */
export function ChoiceGroup({ field, id, value, error }: Props) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const chosen = value ?? field.default_value ?? [];
  const isChosen = (option: string) =>
    typeof chosen === 'string' ? chosen === option : chosen.includes(option);
  const notes = [field.help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={css.group} aria-describedby={notes || undefined}>
      <legend className={css.legend}>
        {field.label}
        {field.required ? null : (
          <span className={css.quiet}> {formMessages(locale)('optional')}</span>
        )}
      </legend>
      {field.help ? (
        <p className={css.help} id={`${id}-help`}>
          {field.help}
        </p>
      ) : null}
      <div className={css.choices}>
        {field.options?.map((option, index) => (
          <Checkbox
            key={option.value}
            id={index === 0 ? id : `${id}-${index}`}
            label={option.label}
            name={field.id}
            value={option.value}
            defaultChecked={isChosen(option.value)}
          />
        ))}
      </div>
      {error ? (
        <p className={css.error} id={`${id}-error`}>
          <Icon name="warning" size={20} />
          <span>{error.message}</span>
        </p>
      ) : null}
    </fieldset>
  );
}
