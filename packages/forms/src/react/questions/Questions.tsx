import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import type { FieldErrors, FormField, LeadData } from '../../engine/index.js';
import { styles } from '../lead-form.styles.js';
import { Question } from './Question.js';

export interface QuestionsProps {
  fields: readonly FormField[];
  columns: 1 | 2;
  errors: FieldErrors;
  values?: LeadData | undefined;
  idOf: (field: FormField) => string;
  /** Replacements of help texts, by field id. */
  hints?: Readonly<Record<string, ReactNode>>;
}

/** Questions of a form in one or two columns; hidden fields become hidden inputs. */
export function Questions({ fields, columns, errors, values, idOf, hints }: QuestionsProps) {
  const css = useStyles(styles);
  return (
    <div className={css.questions} data-columns={columns}>
      {fields.map((field) => {
        const value = values && Object.hasOwn(values, field.id) ? values[field.id] : undefined;
        if (field.type === 'hidden') {
          const text = String(value ?? field.default_value ?? '');
          return <input key={field.id} type="hidden" name={field.id} value={text} />;
        }
        return (
          <Question
            key={field.id}
            field={field}
            id={idOf(field)}
            value={value}
            error={Object.hasOwn(errors, field.id) ? errors[field.id] : undefined}
            hint={hints?.[field.id]}
          />
        );
      })}
    </div>
  );
}
