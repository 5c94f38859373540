import { type CalendarDate, GregorianCalendar, parseDate } from '@internationalized/date';
import { isRentalDay } from '@mawkib/core/calculators';
import { intlLocale } from '@mawkib/core/locale';
import { useLocale } from '@mawkib/ui';
import { Icon } from '@mawkib/ui/icons';
import { useStyles } from '@mawkib/ui/styles';
import { useInsertionEffect, useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { type AriaButtonProps, useButton } from 'react-aria/useButton';
import { useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar';
import { useRangeCalendar } from 'react-aria/useRangeCalendar';
import {
  type RangeCalendarState,
  useRangeCalendarState,
} from 'react-stately/useRangeCalendarState';
import { passStyleNonce } from './pass-style-nonce.js';
import { styles } from './rental-calendar.styles.js';

interface RentalCalendarProps {
  label: string;
  /** Accessible names of the buttons. */
  previousMonth: string;
  nextMonth: string;
  /** Days as `YYYY-MM-DD`. */
  value: { start: string; end: string } | null;
  onChange: (value: { start: string; end: string }) => void;
  now: Date;
  disabledDays: readonly number[];
}

/** A month in which a visitor chooses the first and the last day. Closed and past days cannot be. */
export function RentalCalendar(props: RentalCalendarProps) {
  const { locale } = useLocale();
  const tag = intlLocale(locale);
  useInsertionEffect(passStyleNonce, []);
  return (
    <I18nProvider locale={tag}>
      <Month {...props} locale={tag} />
    </I18nProvider>
  );
}

const createCalendar = () => new GregorianCalendar();

function Month({
  label,
  previousMonth,
  nextMonth,
  value,
  onChange,
  now,
  disabledDays,
  locale,
}: RentalCalendarProps & { locale: string }) {
  const css = useStyles(styles);
  const options = {
    'aria-label': label,
    value: value && { start: parseDate(value.start), end: parseDate(value.end) },
    onChange: ({ start, end }: { start: object; end: object }) =>
      onChange({ start: String(start), end: String(end) }),
    isDateUnavailable: (day: object) => !isRentalDay(String(day), { now, disabledDays }),
    // Closed days may lie within a rental.
    allowsNonContiguousRanges: true,
  };
  const state = useRangeCalendarState({ ...options, locale, createCalendar });
  const root = useRef<HTMLDivElement>(null);
  const { calendarProps, prevButtonProps, nextButtonProps, title } = useRangeCalendar(
    options,
    state,
    root,
  );
  return (
    <div {...calendarProps} ref={root} className={css.root}>
      <div className={css.head}>
        <MonthButton {...prevButtonProps} aria-label={previousMonth} icon="previous" />
        <span className={css.title} aria-hidden>
          {title}
        </span>
        <MonthButton {...nextButtonProps} aria-label={nextMonth} icon="next" />
      </div>
      <Days state={state} />
    </div>
  );
}

function MonthButton({ icon, ...props }: AriaButtonProps & { icon: 'previous' | 'next' }) {
  const css = useStyles(styles);
  const ref = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton(props, ref);
  return (
    <button {...buttonProps} ref={ref} type="button" className={css.turn} data-turn={icon}>
      <Icon name="chevron" size={20} />
    </button>
  );
}

function Days({ state }: { state: RangeCalendarState }) {
  const css = useStyles(styles);
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(
    { weekdayStyle: 'narrow' },
    state,
  );
  return (
    <table {...gridProps} className={css.grid}>
      <thead {...headerProps}>
        <tr>
          {weekDays.map((day, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: days may share a letter
            <th key={at}>{day}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeksInMonth }, (_, week) => (
          <tr key={String(state.getDatesInWeek(week).find(Boolean))}>
            {state.getDatesInWeek(week).map((day, at) =>
              day ? (
                <Day key={String(day)} state={state} day={day} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell
                <td key={at} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ state, day }: { state: RangeCalendarState; day: CalendarDate }) {
  const css = useStyles(styles);
  const ref = useRef<HTMLDivElement>(null);
  const cell = useCalendarCell({ date: day }, state, ref);
  const range = state.highlightedRange;
  const isEnd = range && (day.compare(range.start) === 0 || day.compare(range.end) === 0);
  return (
    <td {...cell.cellProps} className={css.cell}>
      <div
        {...cell.buttonProps}
        ref={ref}
        className={css.day}
        hidden={cell.isOutsideVisibleRange}
        data-day={String(day)}
        data-selected={cell.isSelected || undefined}
        data-end={isEnd || undefined}
        data-off={cell.isDisabled || cell.isUnavailable || undefined}
      >
        {cell.formattedDate}
      </div>
    </td>
  );
}
