import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('ui.offer', {
  from: { ar: 'السعر ابتداءً من', en: 'Price from' },
  from_stock: { ar: 'أقل سعر للسيارات المتوفرة', en: 'Lowest price in stock' },
  from_list: { ar: 'السعر الرسمي ابتداءً من', en: 'List price from' },
  a_month: { ar: '{price} شهريًا', en: '{price} a month' },
  deposit: { ar: 'دفعة أولى {amount}', en: '{amount} down' },
  over: { ar: 'على {months}', en: 'over {months}' },
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
  rate_flat: { ar: 'نسبة ربح ثابتة {rate} سنويًا', en: '{rate} a year, flat' },
  rate_reducing: { ar: 'نسبة ربح متناقصة {rate} سنويًا', en: '{rate} a year, reducing' },
  rate_plain: { ar: 'نسبة ربح {rate} سنويًا', en: '{rate} a year' },
  under_review: { ar: 'نراجع أسعار هذا العرض', en: 'We are checking the prices of this offer' },
  until: { ar: 'سارٍ حتى', en: 'Valid until' },
  terms: { ar: 'الشروط', en: 'Terms' },
});
