import { expect, it } from 'vitest';
import { hoursText } from './index.js';

it.each([
  ['السبت إلى الخميس 9:00 – 21:00', 'السبت إلى الخميس من 9:00 إلى 21:00'],
  ['الجمعة من 16:00-21:00', 'الجمعة من 16:00 إلى 21:00'],
  ['من 9 صباحًا إلى 9 مساءً', 'من 9 صباحًا إلى 9 مساءً'],
])('writes the times of «%s» in reading order', (hours, text) => {
  expect(hoursText(hours, 'ar')).toBe(text);
});

it('keeps the dash in English', () => {
  expect(hoursText('Daily 9:00 – 21:00', 'en')).toBe('Daily \u20669:00 – 21:00\u2069');
});
