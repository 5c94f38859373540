import { TZDate } from '@date-fns/tz';
import { addMinutes } from 'date-fns';

/** An appointment of an order; `date` and `slot` are local times of the market. */
interface Appointment {
  /** Stable, so that a calendar replaces the entry instead of adding a second one. */
  uid: string;
  title: string;
  place: string;
  url: string;
  /** `2026-12-01`. */
  date: string;
  /** `10:30`. */
  slot: string;
  timeZone: string;
  now: Date;
}

const minutes = 60;

/** A calendar file with one appointment of an hour. RFC 5545. */
export function appointmentCalendar(appointment: Appointment): string {
  const { uid, title, place, url, date, slot, timeZone, now } = appointment;
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = slot.split(':').map(Number);
  const start = new Date(+new TZDate(year, month - 1, day, hour, minute, timeZone));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mawkib//Order//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(addMinutes(start, minutes))}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

const utc = (time: Date) => time.toISOString().replace(/[-:]|\.\d+/g, '');

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const maxBytes = 75;

/** Folds a line at 75 bytes, never inside a character. */
function fold(line: string): string {
  const folded: string[] = [];
  let current = '';
  for (const character of line) {
    const limit = folded.length === 0 ? maxBytes : maxBytes - 1;
    if (Buffer.byteLength(current + character) > limit) {
      folded.push(current);
      current = '';
    }
    current += character;
  }
  return [...folded, current].join('\r\n ');
}
