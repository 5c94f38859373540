import { expect, test } from 'vitest';
import { appointmentCalendar } from './appointment-calendar.server.ts';

const appointment = {
  uid: 'MK-7F3K-92QD@example.com',
  title: 'Test drive: Defender 110',
  place: 'Sahra, Dubai; Al Quoz',
  url: 'https://example.com/en/order',
  date: '2026-12-01',
  slot: '10:30',
  timeZone: 'Asia/Dubai',
  now: new Date('2026-11-25T08:00:00.000Z'),
};

test('an appointment starts at the market’s local time, whatever the server’s zone is', () => {
  const file = appointmentCalendar(appointment);
  expect(file).toContain('DTSTART:20261201T063000Z\r\n');
  expect(file).toContain('DTEND:20261201T073000Z\r\n');
  // A method would need an organiser: RFC 5546, 3.2.1.
  expect(file).not.toContain('METHOD');
  expect(file).toContain('LOCATION:Sahra\\, Dubai\\; Al Quoz\r\n');
});

test('long Arabic lines are folded at 75 bytes without breaking a letter', () => {
  const title = 'تجربة قيادة '.repeat(12);
  const file = appointmentCalendar({ ...appointment, title });
  const lines = file.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});
