import { parseDigits } from '@mawkib/core/locale';
import { type ChangeEvent, type InputHTMLAttributes, useRef } from 'react';
import { Icon } from '../icons/Icon.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { Field, type FieldContent } from './Field.js';
import { messages } from './form.messages.js';
import { styles } from './form.styles.js';

const iso = /^(\d{4})-(\d{2})-(\d{2})$/;
const written = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/;

/** Formats `2026-12-31` as `31/12/2026`; other text is returned unchanged. */
export function dayFirst(date: string): string {
  const [, year, month, day] = iso.exec(date) ?? [];
  return day ? `${day}/${month}/${year}` : date;
}

/** Parses `31/12/2026` to `2026-12-31`; '' if it is invalid. */
export function isoDate(text: string): string {
  if (iso.test(text)) return text;
  const [, day = '', month = '', year] = written.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';
}

export interface DateInputProps
  extends FieldContent,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'children' | 'type' | 'onChange'> {
  /** `2026-12-31` or `31/12/2026`. `min` and `max`, of the calendar, are `2026-12-31`. */
  defaultValue?: string;
}

/**
 * A date as `31/12/2026` in any browser locale; a native date field would use the browser's format.
 * The button opens the browser's calendar.
 */
export function DateInput({
  label,
  hint,
  error,
  optional,
  id,
  className,
  defaultValue = '',
  min,
  max,
  ...input
}: DateInputProps) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const text = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const open = () => {
    if (!calendar.current || !text.current) return;
    calendar.current.value = isoDate(text.current.value);
    try {
      calendar.current.showPicker();
    } catch {
      // Browsers open it only for a person's press, and some not at all: the day can be typed.
      text.current.focus();
    }
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    if (!text.current || !currentTarget.value) return;
    text.current.value = dayFirst(currentTarget.value);
    text.current.focus();
  };
  return (
    <Field {...{ label, hint, error, optional, id, className }}>
      {(control) => (
        <span className={css.date}>
          <input
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            placeholder="31/12/2026"
            maxLength={20}
            {...input}
            {...control}
            ref={text}
            type="text"
            defaultValue={dayFirst(defaultValue)}
            className={css.control}
            onChange={({ currentTarget }) => {
              const plain = parseDigits(currentTarget.value);
              if (plain !== currentTarget.value) currentTarget.value = plain;
            }}
          />
          <input
            ref={calendar}
            type="date"
            min={min}
            max={max}
            tabIndex={-1}
            aria-hidden="true"
            className={css.calendar}
            onChange={choose}
          />
          <button type="button" className={css.open} aria-label={t('calendar')} onClick={open}>
            <Icon name="calendar" size={20} />
          </button>
        </span>
      )}
    </Field>
  );
}
