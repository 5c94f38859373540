import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.retailer-locator', {
  search: { ar: 'الاسم أو المدينة أو الرمز البريدي', en: 'Name, town or postcode' },
  brand: { ar: 'العلامة', en: 'Brand' },
  service: { ar: 'الخدمة', en: 'Service' },
  all: { ar: 'الكل', en: 'All' },
  submit: { ar: 'بحث', en: 'Search' },
  nearest: { ar: 'الأقرب أولًا', en: 'Nearest first' },
  asking: { ar: 'بانتظار موافقتك…', en: 'Waiting for your permission…' },
  private: { ar: 'لا يغادر موقعك جهازك.', en: 'Your location stays on your device.' },
  sorted: { ar: 'الأقرب إليك أولًا', en: 'Nearest to you first' },
  denied: {
    ar: 'لم تسمح بمعرفة موقعك. ابحث بالمدينة، أو اسمح به في إعدادات المتصفح.',
    en: 'Your location was not shared. Search by town, or allow it in the browser’s settings.',
  },
  unknown: {
    ar: 'تعذّر تحديد موقعك. ابحث بالمدينة.',
    en: 'Your location could not be found. Search by town.',
  },
  count: { ar: 'عدد الوكلاء: {count}', en: 'Retailers: {count}' },
  no_results: {
    ar: 'عذرًا، لا نتائج لبحثك.',
    en: 'Sorry, there were no results for your search.',
  },
  no_results_hint: {
    ar: 'جرّب مدينة أخرى، أو أزل أحد عوامل التصفية.',
    en: 'Try another town, or remove a filter.',
  },
  reset: { ar: 'إظهار كل الوكلاء', en: 'Show all retailers' },
  retailers: { ar: 'الوكلاء', en: 'Retailers' },
  map: { ar: 'خريطة الوكلاء', en: 'Map of the retailers' },
  on_map: { ar: 'إظهار {name} على الخريطة', en: 'Show {name} on the map' },
  show: { ar: 'على الخريطة', en: 'On the map' },
  call: { ar: 'اتصل', en: 'Call' },
  directions: { ar: 'الاتجاهات', en: 'Directions' },
  new_window: { ar: 'في نافذة جديدة', en: 'in a new window' },
  sales: { ar: 'سيارات جديدة', en: 'New cars' },
  approved_used: { ar: 'سيارات مستعملة معتمدة', en: 'Approved used cars' },
  body_repair: { ar: 'إصلاح الهيكل والطلاء', en: 'Body and paint repair' },
  servicing: { ar: 'صيانة', en: 'Servicing' },
  parts: { ar: 'قطع غيار وملحقات', en: 'Parts and accessories' },
  charging: { ar: 'شحن كهربائي', en: 'Electric charging' },
});
