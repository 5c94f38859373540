import { defineMessages } from '@mawkib/core/locale';

/** Texts of the bar of the visitor's retailer. */
export const retailerBarMessages = defineMessages('site.retailer-bar', {
  label: { ar: 'وكيلك', en: 'Your retailer' },
  call: { ar: 'اتصل على {phone}', en: 'Call {phone}' },
  directions: { ar: 'الاتجاهات', en: 'Directions' },
  directions_new_window: {
    ar: 'الاتجاهات (يفتح في نافذة جديدة)',
    en: 'Directions (opens in a new window)',
  },
  change: { ar: 'تغيير', en: 'Change' },
  remove: { ar: 'إزالة الوكيل', en: 'Remove retailer' },
});
