import { Notice, useLocale } from '@mawkib/ui';
import { useSheet } from '@mawkib/ui/styles';
import type { FieldErrors, FormField } from '../engine/index.js';
import { styles } from './lead-form.styles.js';
import { formMessages } from './messages.js';

export interface ErrorSummaryProps {
  fields: readonly FormField[];
  errors: FieldErrors;
  /** Id of a field's control. */
  idOf: (field: FormField) => string;
}

/** Everything that is wrong, in the order of the form; each line leads to its field. */
export function ErrorSummary({ fields, errors, idOf }: ErrorSummaryProps) {
  const css = useSheet(styles);
  const { locale } = useLocale();
  const wrong = fields.filter(({ id }) => Object.hasOwn(errors, id));
  if (wrong.length === 0) return null;
  return (
    <Notice kind="danger" title={formMessages(locale)('summary', { count: wrong.length })}>
      <ul>
        {wrong.map((field) => (
          <li key={field.id}>
            {field.type === 'hidden' ? (
              `${field.label}: ${errors[field.id]?.message}`
            ) : (
              <a className={css.summaryLink} href={`#${idOf(field)}`}>
                <span>{field.label}</span>: {errors[field.id]?.message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
