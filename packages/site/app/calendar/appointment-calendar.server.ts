import { TZDate } from '@date-fns/tz';
import { addMinutes } from 'date-fns';

/** An appointment; `date` and `slot` are local times of the market. */
interface Appointment {
  /** Stable, so that a calendar replaces the entry instead of adding a second one. */
  uid: string;
  title: string;
  place: string;
  url: string;
  /** `2026-12-01`. */
  date: string;
  /** `10:30`; without it the appointment takes the whole day. */
  slot?: string | undefined;
  /** Asked for, not confirmed. Default false. */
  isTentative?: boolean;
  timeZone: string;
  now: Date;
}

const minutes = 60;

/**
 * A calendar file with one appointment, of an hour or a day. RFC 5545. Without a method: it is a
 * file to keep, not a message of an organiser (RFC 5546, 3.2.1).
 */
export function appointmentCalendar(appointment: Appointment): string {
  const { uid, title, place, url, isTentative, now } = appointment;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mawkib//Site//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(now)}`,
    ...timesOf(appointment),
    ...(isTentative ? ['STATUS:TENTATIVE'] : []),
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function timesOf({ date, slot, timeZone }: Appointment): string[] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  if (!slot) return [`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`];
  const [hour = 0, minute = 0] = slot.split(':').map(Number);
  const start = new Date(+new TZDate(year, month - 1, day, hour, minute, timeZone));
  return [`DTSTART:${utc(start)}`, `DTEND:${utc(addMinutes(start, minutes))}`];
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

/** Downloads a calendar file; `name` is plain ASCII. */
export const calendarResponse = (calendar: string, name: string): Response =>
  new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.ics"`,
      'cache-control': 'no-store',
    },
  });
