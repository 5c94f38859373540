import type { OpeningHours, OpenSpan, SpecialDays, WeekHours } from '@mawkib/core/opening-hours';
import { text } from '../demo-page.js';

/** The same times from Saturday to Thursday, and those of Friday. */
const week = (daily: readonly OpenSpan[], fri: readonly OpenSpan[] = []): WeekHours => ({
  ...Object.fromEntries(['sat', 'sun', 'mon', 'tue', 'wed', 'thu'].map((day) => [day, daily])),
  ...(fri.length > 0 && { fri }),
});

/** Holidays, and Ramadan with its evenings. Days that follow the moon are those of the calendar. */
const special: readonly SpecialDays[] = [
  {
    from: '2027-02-08',
    to: '2027-03-09',
    name: text('رمضان', 'Ramadan'),
    week: week(
      [
        ['10:00', '15:00'],
        ['20:30', '00:00'],
      ],
      [['20:30', '00:00']],
    ),
  },
  { from: '2026-12-02', to: '2026-12-03', name: text('عيد الاتحاد', 'National Day'), week: {} },
  { from: '2027-03-10', to: '2027-03-12', name: text('عيد الفطر', 'Eid al-Fitr'), week: {} },
  { from: '2027-05-16', to: '2027-05-19', name: text('عيد الأضحى', 'Eid al-Adha'), week: {} },
];

export const openFridayHours: OpeningHours = {
  week: week([['09:00', '21:00']], [['16:00', '21:00']]),
  special,
};

/** With a break at noon. */
export const closedFridayHours: OpeningHours = {
  week: week([
    ['09:00', '13:00'],
    ['16:00', '20:00'],
  ]),
  special,
};
