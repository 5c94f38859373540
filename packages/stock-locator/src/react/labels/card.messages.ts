import { defineMessages } from '@mawkib/core/locale';

/** Texts of a vehicle's card, and of every list of cards. */
export const messages = defineMessages('stock-locator.cards', {
  last_known: {
    ar: 'قائمة السيارات غير متاحة الآن، وقد لا تكون المعلومات المعروضة محدّثة.',
    en: 'The stock is not available right now. This list may be out of date.',
  },
  last_known_age: { ar: 'آخر تحديث: {age}', en: 'Last updated: {age}' },
  try_again: { ar: 'إعادة المحاولة', en: 'Try again' },
  seats: {
    ar: {
      zero: 'بلا مقاعد',
      one: 'مقعد واحد',
      two: 'مقعدان',
      few: '{count} مقاعد',
      many: '{count} مقعدًا',
      other: '{count} مقعد',
    },
    en: { one: '{count} seat', other: '{count} seats' },
  },
  price_purchase: { ar: 'سعر الشراء', en: 'Purchase price' },
  price_lease: { ar: 'التأجير', en: 'Lease' },
  price_subscribe: { ar: 'الاشتراك', en: 'Subscription' },
  price_on_request: { ar: 'السعر عند الطلب', en: 'Price on request' },
  save: { ar: 'حفظ {name}', en: 'Save {name}' },
  picture_missing: { ar: 'ستتوفر الصور قريبًا', en: 'Pictures coming soon' },
  save_done: { ar: 'تم حفظ {name}.', en: '{name} is saved.' },
  save_removed: { ar: 'تمت إزالة {name} من السيارات المحفوظة.', en: '{name} is no longer saved.' },
  save_undo: { ar: 'تراجع', en: 'Undo' },
  save_show: { ar: 'المحفوظة', en: 'Saved cars' },
  disclaimer: { ar: 'معلومات عن السعر', en: 'About this price' },
  price_old: { ar: 'السعر السابق', en: 'Previous price' },
});
