import { expect, it } from 'vitest';
import { analyticsDate } from './analytics-date.js';

it('is written day, month, year on the calendar of the zone', () => {
  expect(analyticsDate(new Date('2024-03-05T12:00:00Z'))).toBe('05/03/2024');
  expect(analyticsDate('2024-03-05T21:00:00Z')).toBe('06/03/2024');
  expect(analyticsDate('2024-03-05T21:00:00Z', 'Europe/London')).toBe('05/03/2024');
  expect(analyticsDate('2024-03-05T21:00:00Z', 'Mars/Olympus')).toBe('06/03/2024');
  expect(analyticsDate('tomorrow')).toBe('');
});
