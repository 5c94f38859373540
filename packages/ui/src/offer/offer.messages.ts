import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('ui.offer', {
  from: { ar: 'السعر ابتداءً من', en: 'Price from' },
  a_month: { ar: '{price} شهريًا', en: '{price} a month' },
  down_payment: { ar: 'دفعة أولى {percent}', en: '{percent} down' },
  months: {
    ar: {
      zero: '{count} شهر',
      one: 'شهر واحد',
      two: 'شهران',
      few: '{count} أشهر',
      many: '{count} شهرًا',
      other: '{count} شهر',
    },
    en: { one: '{count} month', other: '{count} months' },
  },
  rate: { ar: 'نسبة سنوية {percent}', en: '{percent} a year' },
  until: { ar: 'ساري حتى', en: 'Valid until' },
  terms: { ar: 'الشروط', en: 'Terms' },
});
