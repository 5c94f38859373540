import { defineMessages } from '@mawkib/core/locale';

/** Texts of the thank-you beside those of the form. */
export const messages = defineMessages('forms.thank-you', {
  car: { ar: 'السيارة', en: 'Car' },
  calendar: { ar: 'إضافة الموعد إلى التقويم', en: 'Add to calendar' },
  retailer: { ar: 'الوكيل', en: 'Your retailer' },
  today: { ar: 'اليوم: {hours}', en: 'Today: {hours}' },
  call: { ar: 'اتصل', en: 'Call' },
  directions: { ar: 'الاتجاهات', en: 'Directions' },
  new_window: { ar: 'يفتح في نافذة جديدة', en: 'opens in a new window' },
  map: { ar: 'خريطة {name}', en: 'Map of {name}' },
  retailer_page: { ar: 'صفحة الوكيل', en: 'Retailer’s page' },
  next: { ar: 'ماذا بعد', en: 'What happens next' },
  call_title: { ar: 'يتصل بك الوكيل', en: 'The retailer calls you' },
  call_text: {
    ar: 'يؤكد معك {retailer} التفاصيل ويجيب عن أسئلتك.',
    en: '{retailer} confirms the details with you and answers your questions.',
  },
  day_title: { ar: 'يتأكد موعدك', en: 'Your visit is confirmed' },
  day_text: {
    ar: 'الموعد في تقويمك مبدئي حتى يؤكده الوكيل.',
    en: 'The day in your calendar is provisional until the retailer confirms it.',
  },
  visit_title: { ar: 'تزور المعرض', en: 'You visit the showroom' },
  visit_text: {
    ar: 'العنوان وأوقات العمل والاتجاهات في هذه الصفحة.',
    en: 'Address, opening hours and directions are on this page.',
  },
  to_car: { ar: 'اكتشف {car}', en: 'Explore {car}' },
});
