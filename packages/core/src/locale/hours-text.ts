import { isolateNumbers } from './isolate.js';
import { baseLanguage, type Locale } from './locales.js';

const span = /(من\s+)?(\d{1,2}[:.]\d{2})\s*[–—-]\s*(\d{1,2}[:.]\d{2})/g;

/**
 * Formats a retailer's opening hours. In Arabic, read from right to left, `9:00 – 21:00` looks like
 * it starts at 21:00, so times become «من 9:00 إلى 21:00».
 */
export function hoursText(hours: string, locale: Locale): string {
  const text = baseLanguage(locale) === 'ar' ? hours.replace(span, 'من $2 إلى $3') : hours;
  return isolateNumbers(text);
}
