import { defaultMarket } from '@mawkib/core/locale';
import { latePart } from '@mawkib/core/react';
import { Checkbox, Select, TextArea, TextInput } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import type { FieldError, FormField } from '../../engine/index.js';
import { styles } from './question.styles.js';

export interface QuestionProps {
  field: FormField;
  /** Id of the control, and prefix of the ids of its parts. */
  id: string;
  value?: string | readonly string[] | undefined;
  error?: FieldError | undefined;
  /** Replaces the field's help text: for links. */
  hint?: ReactNode;
}

const RadioQuestion = latePart(() =>
  import('./RadioQuestion.js').then((chunk) => chunk.RadioQuestion),
);
const ChoiceGroup = latePart(() => import('./ChoiceGroup.js').then((chunk) => chunk.ChoiceGroup));

/** Only forms with such questions load them. Until then a date can be typed as text. */
const DateQuestion = latePart(
  () => import('./date-question.js').then((chunk) => chunk.DateQuestion),
  (props) => <TextInput {...props} type="text" />,
);
const FileQuestion = latePart(
  () => import('./FileQuestion.js').then((chunk) => chunk.FileQuestion),
  ({ id, label }) => <TextInput id={id} label={label} type="text" disabled />,
);

/** One question by its type. Space for an error below it is reserved. */
export function Question(props: QuestionProps) {
  const css = useStyles(styles);
  const { field } = props;
  const isWide = ['textarea', 'checkbox', 'file'].includes(field.type);
  return (
    <div
      className={css.root}
      data-width={isWide ? 'full' : field.width}
      data-type={field.type}
      data-hint={(props.hint ?? field.help) ? true : undefined}
    >
      <Control {...props} />
    </div>
  );
}

function Control({ field, id, value, error, hint = field.help }: QuestionProps) {
  const facts = {
    id,
    name: field.id,
    label: field.label,
    hint,
    error: error?.message,
    required: field.required || undefined,
  };
  const text = (typeof value === 'string' ? value : value?.[0]) ?? field.default_value ?? '';
  const input = {
    ...facts,
    optional: !field.required,
    defaultValue: text,
    autoComplete: field.autocomplete,
  };
  switch (field.type) {
    case 'textarea':
      return <TextArea {...input} />;
    case 'select':
    case 'location':
      return <Select {...input} options={field.options ?? []} placeholder />;
    case 'radio':
      return (
        <RadioQuestion
          {...facts}
          optional={!field.required}
          options={field.options ?? []}
          defaultValue={text}
        />
      );
    case 'checkbox':
      return field.options ? (
        <ChoiceGroup field={field} id={id} value={value} error={error} />
      ) : (
        <Checkbox {...facts} value="true" defaultChecked={text === 'true' || text === 'on'} />
      );
    case 'email':
      return (
        <TextInput
          {...input}
          type="email"
          inputMode="email"
          autoComplete={field.autocomplete ?? 'email'}
        />
      );
    case 'phone':
      return (
        <TextInput
          {...input}
          type="tel"
          autoComplete={field.autocomplete ?? 'tel'}
          placeholder={defaultMarket.phone.example}
        />
      );
    case 'file':
      return (
        <FileQuestion
          {...facts}
          field={field}
          optional={!field.required}
          kept={typeof value === 'string' ? [value] : value}
        />
      );
    case 'date':
      return (
        <DateQuestion
          {...input}
          min={field.min}
          max={field.max}
          autoComplete={field.autocomplete ?? 'off'}
        />
      );
    default:
      return <TextInput {...input} type="text" />;
  }
}
