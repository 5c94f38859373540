import { demoDealers } from '@mawkib/demo-market/data';
import { expect, test } from 'vitest';
import type { Dealer } from '../../db/schema/dealers-and-vehicles.js';
import { retailerFacts } from './order-mail-facts.js';

const [retailer] = demoDealers as unknown as Dealer[];

/** Opening hours as the mail shows them. */
function hoursIn(locale: 'ar' | 'en', opening_hours: string) {
  if (!retailer) throw new Error('No retailer');
  const texts = { ...retailer.texts, [locale]: { ...retailer.texts[locale], opening_hours } };
  const label = { ar: 'أوقات العمل', en: 'Opening hours' }[locale];
  return retailerFacts({ ...retailer, hours: null, texts }, locale).find(
    (fact) => fact.label === label,
  )?.value;
}

test('opening hours in Arabic run from the first hour to the last, as on the vehicle page', () => {
  expect(hoursIn('ar', 'السبت إلى الخميس 9:00 – 21:00')).toBe('السبت إلى الخميس من 9:00 إلى 21:00');
  expect(hoursIn('ar', 'الجمعة من 16:00-21:00')).toBe('الجمعة من 16:00 إلى 21:00');
  expect(hoursIn('en', 'Saturday 9:00 – 21:00')).toBe('Saturday \u20669:00 – 21:00\u2069');
});

test('a retailer without opening hours has no empty line for them', () => {
  expect(hoursIn('ar', '')).toBeUndefined();
});
