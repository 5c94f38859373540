import { useLocale } from '@mawkib/ui';
import { useSheet } from '@mawkib/ui/styles';
import type { FormFieldType } from '../engine/index.js';
import { formMessages } from './messages.js';
import { styles } from './question.styles.js';
import type { QuestionProps } from './question-props.js';

type Native = Pick<React.ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'dir'>;

/** How browsers and keyboards should treat a type; addresses and numbers never turn around. */
const natives: Partial<Record<FormFieldType, Native>> = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', dir: 'ltr' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', dir: 'ltr' },
  date: { type: 'date', dir: 'ltr' },
};

/** The control of a question with one answer. */
export function QuestionInput({
  field,
  id,
  value,
  error,
  describedBy,
}: QuestionProps & { describedBy: string | undefined }) {
  const css = useSheet(styles);
  const t = formMessages(useLocale().locale);
  const { autoComplete, ...native } = natives[field.type] ?? { type: 'text' };
  const shared = {
    id,
    name: field.id,
    className: css.input,
    defaultValue: (typeof value === 'string' ? value : value?.[0]) ?? field.default_value ?? '',
    autoComplete: field.autocomplete ?? autoComplete,
    'aria-required': field.required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy,
  } as const;
  if (field.type === 'textarea') return <textarea {...shared} rows={4} />;
  if (field.type === 'select' || field.type === 'location') {
    return (
      <span className={css.select}>
        <select {...shared}>
          <option value="">{t('choose')}</option>
          {field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    );
  }
  const placeholder = field.type === 'phone' ? t('phone_example') : undefined;
  return <input {...shared} {...native} placeholder={placeholder} />;
}
