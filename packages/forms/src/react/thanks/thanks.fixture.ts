import type { Locale } from '@mawkib/core/locale';
import type { LeadThanks } from '../../engine/index.js';

/** What a market knows after a test drive was requested. */
export function thanks(locale: Locale): LeadThanks {
  const of = (ar: string, en: string) => (locale === 'ar' ? ar : en);
  const name = of('ديفندر', 'Defender');
  return {
    chosen: { model: 'defender' },
    car: {
      name,
      picture: { id: 'hero/desert-offroader-sand', alt: name },
      href: `/${locale}/defender`,
    },
    retailer: {
      id: 'quoz',
      name: of('القوز', 'Al Quoz'),
      href: `/${locale}/retailers/quoz`,
      address: of('شارع الشيخ زايد', 'Sheikh Zayed Road'),
      city: of('دبي', 'Dubai'),
      phone: { text: '04 123 4567', href: 'tel:+97141234567' },
      // A Thursday, noon in Dubai.
      loadedAt: Date.UTC(2026, 10, 26, 8),
      hoursToday: of('من 9 ص إلى 9 م', '9 am to 9 pm'),
      hours: { week: { thu: [['09:00', '21:00']] } },
      hoursText: of('من 9 صباحًا إلى 9 مساءً', '9 am to 9 pm'),
      timeZone: 'Asia/Dubai',
      maps: { script: null, tilesUrl: '', attribution: '' },
      at: null,
      directions: 'https://www.google.com/maps/search/?api=1&query=25.1,55.2',
    },
    retailerField: 'retailer',
    calendarHref: `/${locale}/forms/test-drive/appointment.ics?date=2026-12-01`,
  };
}
