import { formatDate, type Locale } from '@mawkib/core/locale';
import { Heading, Paragraph, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useRef } from 'react';
import { type FormField, normaliseDate } from '../engine/index.js';
import { styles } from './thank-you.styles.js';

export interface ThankYouProps {
  heading: string;
  text: string;
  fields: readonly FormField[];
  /** What was sent; unknown after a native post. */
  data?: FormData | undefined;
}

/**
 * Replaces the form and takes the focus, also after a native post. Repeats what the visitor chose, such
 * as model, retailer and day, but no personal data.
 */
export function ThankYou({ heading, text, fields, data }: ThankYouProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  const choices = fields.flatMap((field) => {
    const chosen = chosenText(field, data?.get(field.id), locale);
    return chosen ? [{ ...field, chosen }] : [];
  });
  return (
    <div className={css.thanks} ref={root} tabIndex={-1} data-state="sent">
      <span className={css.done} aria-hidden="true" />
      <Heading level={2} size="m">
        {heading}
      </Heading>
      <Paragraph>{text}</Paragraph>
      {choices.length === 0 ? null : (
        <dl className={css.choices}>
          {choices.map(({ id, label, chosen }) => (
            <div key={id} className={css.choice}>
              <dt className={css.label}>{label}</dt>
              <dd>{chosen}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** The chosen option or date in words; undefined for other fields. */
function chosenText(
  { type, options = [] }: FormField,
  value: FormDataEntryValue | null | undefined,
  locale: Locale,
): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  if (type === 'date') {
    const date = normaliseDate(value);
    return date ? formatDate(`${date}T12:00Z`, locale, 'long') : value;
  }
  if (type !== 'select' && type !== 'radio' && type !== 'location') return undefined;
  return options.find((option) => option.value === value)?.label;
}
