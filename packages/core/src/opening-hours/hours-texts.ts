import { defineMessages } from '../locale/define-messages.js';
import { intlLocale, joinTexts } from '../locale/formats.js';
import { dateFormatter } from '../locale/formatters.js';
import type { Locale } from '../locale/locales.js';
import { weekdayGroups } from './opening-days.js';
import {
  daysAfter,
  daysBetween,
  type OpeningHours,
  type OpenSpan,
  type Weekday,
  weekdays,
} from './opening-hours.js';
import type { OpeningState } from './opening-state.js';

const hoursMessages = defineMessages('core.opening-hours', {
  span: { ar: 'من {from} إلى {until}', en: '{from} to {until}' },
  all_day: { ar: 'على مدار 24 ساعة', en: 'open 24 hours' },
  closed: { ar: 'مغلق', en: 'closed' },
  days: { ar: 'من {first} إلى {last}', en: '{first} to {last}' },
  open: { ar: 'مفتوح الآن', en: 'Open now' },
  open_until: { ar: 'مفتوح حتى {time}', en: 'Open until {time}' },
  closed_now: { ar: 'مغلق الآن', en: 'Closed' },
  opens_today: { ar: 'مغلق، يفتح اليوم {time}', en: 'Closed, opens at {time}' },
  opens_tomorrow: { ar: 'مغلق، يفتح غدًا {time}', en: 'Closed, opens tomorrow at {time}' },
  opens_on: { ar: 'مغلق، يفتح {day} {time}', en: 'Closed, opens {day} at {time}' },
});

/** Formats `09:00` as the market's language writes it: `9 am`. */
export function timeText(time: string, locale: Locale): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const text = dateFormatter(intlLocale(locale), {
    timeZone: 'UTC',
    hour: 'numeric',
    hour12: true,
    ...(minute > 0 && { minute: '2-digit' }),
  }).format(Date.UTC(2026, 0, 1, hour, minute));
  return text.replaceAll('\u202f', '\u00a0').replace(/[AP]M$/, (half) => half.toLowerCase());
}

/** Opening times of a day: `9 am to 1 pm, 4 pm to 9 pm`. */
export function spansText(spans: readonly OpenSpan[], locale: Locale): string {
  const t = hoursMessages(locale);
  if (spans.length === 0) return t('closed');
  const texts = spans.map(([from, until]) =>
    from === '00:00' && until === '24:00'
      ? t('all_day')
      : t('span', { from: timeText(from, locale), until: timeText(until, locale) }),
  );
  return joinTexts(texts, locale);
}

/** Name of a weekday. */
export function weekdayText(day: Weekday, locale: Locale): string {
  // 4 January 2026 is a Sunday.
  return weekdayOfDate(daysAfter('2026-01-04', weekdays.indexOf(day)), locale);
}

const weekdayOfDate = (date: string, locale: Locale) => dateText(date, locale, { weekday: 'long' });

const dateText = (date: string, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  dateFormatter(intlLocale(locale), { timeZone: 'UTC', ...options }).format(
    Date.parse(`${date}T00:00:00Z`),
  );

/** Name of a group of weekdays: `Monday to Thursday`. */
export function weekdaysText(days: readonly Weekday[], locale: Locale): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  const names = { first: weekdayText(first, locale), last: weekdayText(last, locale) };
  if (days.length === 1) return names.first;
  return days.length === 2
    ? joinTexts([names.first, names.last], locale)
    : hoursMessages(locale)('days', names);
}

/** The regular week in one line: `Saturday to Thursday 9 am to 9 pm, Friday 4 pm to 9 pm`. */
export const hoursLine = ({ week }: OpeningHours, locale: Locale): string =>
  joinTexts(
    weekdayGroups(week).map(
      ({ days, spans }) => `${weekdaysText(days, locale)} ${spansText(spans, locale)}`,
    ),
    locale,
  );

/** `Open until 9 pm`, or `Closed, opens tomorrow at 9 am`. */
export function openingText(state: OpeningState, locale: Locale): string {
  const t = hoursMessages(locale);
  if (state.isOpen) {
    return state.until ? t('open_until', { time: timeText(state.until.time, locale) }) : t('open');
  }
  if (!state.next) return t('closed_now');
  const time = timeText(state.next.time, locale);
  const ahead = daysBetween(state.today, state.next.date);
  if (ahead === 0) return t('opens_today', { time });
  if (ahead === 1) return t('opens_tomorrow', { time });
  const day =
    ahead < 7
      ? weekdayOfDate(state.next.date, locale)
      : dateText(state.next.date, locale, { day: 'numeric', month: 'long' });
  return t('opens_on', { day, time });
}
