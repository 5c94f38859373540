import { defineMessages } from '@mawkib/core/locale';

/** Texts around a market's content on a vehicle's page. */
export const contentMessages = defineMessages('stock-locator.showroom', {
  section_cash: { ar: 'الشراء النقدي', en: 'Buy' },
  section_lease: { ar: 'التأجير', en: 'Lease' },
  section_subscription: { ar: 'الاشتراك', en: 'Subscription' },
  section_additional: { ar: 'معلومات إضافية', en: 'Good to know' },
  item_html: { ar: 'التفاصيل', en: 'Details' },
  item_calculator: { ar: 'حاسبة التمويل', en: 'Finance calculator' },
  item_finance_options_table: { ar: 'طرق الدفع', en: 'Ways to pay' },
  item_form: { ar: 'اطلب معاودة الاتصال', en: 'Ask to be called back' },
  includes: { ar: 'يشمل', en: 'Included' },
  mileage: { ar: '{distance} كم شهريًا', en: '{distance} km a month' },
  to_form: { ar: 'افتح النموذج', en: 'Open the form' },
  loading: { ar: 'جارٍ التحميل', en: 'Loading' },
});
