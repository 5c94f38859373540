import { Notice, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { FieldErrors, FormField } from '../engine/index.js';
import { styles } from './error-summary.styles.js';
import { formMessages } from './form.messages.js';

export interface ErrorSummaryProps {
  fields: readonly FormField[];
  /** Errors at the last rejected submit; `null` before one. */
  rejected: FieldErrors | null;
  /** Current errors. A corrected line stays in the list, so that the page does not jump. */
  errors: FieldErrors;
  /** Id of a field's control. */
  idOf: (field: FormField) => string;
}

/** Lists all fields that were rejected, in the order of the form; each line links to its field. */
export function ErrorSummary({ fields, rejected, errors, idOf }: ErrorSummaryProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = formMessages(locale);
  const lines = fields.filter(({ id }) => rejected && Object.hasOwn(rejected, id));
  if (!rejected || lines.length === 0) return null;
  const wrong = lines.filter(({ id }) => Object.hasOwn(errors, id));
  return (
    <Notice
      kind={wrong.length > 0 ? 'danger' : 'success'}
      title={wrong.length > 0 ? t('summary', { count: wrong.length }) : t('repaired')}
    >
      <ul className={css.lines}>
        {lines.map((field) => {
          const text = `${field.label.replace(/[.:؟?]\s*$/, '')}: ${rejected[field.id]?.message}`;
          return (
            <li key={field.id} data-repaired={wrong.includes(field) ? undefined : true}>
              {field.type === 'hidden' ? (
                text
              ) : (
                <a className={css.line} href={`#${idOf(field)}`}>
                  {text}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
