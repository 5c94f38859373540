import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('site.offers', {
  back: { ar: 'كل العروض', en: 'All offers' },
  monthly: { ar: 'القسط الشهري', en: 'Monthly payment' },
  down_payment: { ar: 'الدفعة الأولى', en: 'Down payment' },
  term: { ar: 'مدة التمويل', en: 'Term' },
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
  rate: { ar: 'نسبة الربح السنوية', en: 'Annual rate' },
  under_review: { ar: 'نراجع أسعار هذا العرض', en: 'We are checking the prices of this offer' },
  under_review_text: {
    ar: 'تغيّرت الأسعار منذ إعداد العرض، وستظهر هنا بعد المراجعة. أسعار السيارات المتوفرة محدّثة دائمًا.',
    en: 'Prices have changed since the offer was made. They appear here after we have checked them. Prices of cars in stock are always up to date.',
  },
  until: { ar: 'سارٍ حتى', en: 'Valid until' },
  see_offer: { ar: 'تفاصيل العرض', en: 'See the offer' },
  see_cars: { ar: 'سيارات هذا العرض', en: 'Cars of this offer' },
  ended: { ar: 'انتهى هذا العرض في {date}.', en: 'This offer ended on {date}.' },
  ended_text: {
    ar: 'لم تعد شروطه سارية. إليك العروض المتاحة الآن.',
    en: 'Its terms no longer apply. These are the offers available now.',
  },
  current: { ar: 'العروض الحالية', en: 'Current offers' },
  others: { ar: 'عروض أخرى', en: 'Other offers' },
  none: { ar: 'لا عروض حاليًا', en: 'No offers at the moment' },
  none_text: {
    ar: 'نضيف عروضًا جديدة كل شهر. تصفّح السيارات المتوفرة في هذه الأثناء.',
    en: 'We add new offers each month. Meanwhile, browse the cars in stock.',
  },
  failed: { ar: 'تعذّر تحميل العروض.', en: 'The offers could not be loaded.' },
  see_stock: { ar: 'السيارات المتوفرة', en: 'Cars in stock' },
});
