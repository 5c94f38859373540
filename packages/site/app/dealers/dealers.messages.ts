import { defineMessages } from '@mawkib/core/locale';

/** Texts of a dealer's page. */
export const dealersMessages = defineMessages('site.dealers', {
  description: {
    ar: 'عنوان {name} في {city} وأوقات عمله ورقم هاتفه والسيارات المتوفرة لديه.',
    en: 'Address, opening hours, phone number and cars in stock of {name} in {city}.',
  },
  retailers: { ar: 'الوكلاء', en: 'Retailers' },
  hours: { ar: 'أوقات العمل', en: 'Opening hours' },
  today: { ar: 'اليوم', en: 'Today' },
  special: { ar: 'أوقات خاصة', en: 'Special hours' },
  contact: { ar: 'العنوان والتواصل', en: 'Address and contact' },
  services: { ar: 'الخدمات', en: 'Services' },
  sales: { ar: 'سيارات جديدة', en: 'New cars' },
  approved_used: { ar: 'سيارات مستعملة معتمدة', en: 'Approved used cars' },
  service: { ar: 'صيانة', en: 'Servicing' },
  body_repair: { ar: 'إصلاح الهيكل والطلاء', en: 'Body and paint repair' },
  parts: { ar: 'قطع غيار وملحقات', en: 'Parts and accessories' },
  charging: { ar: 'شحن كهربائي', en: 'Electric charging' },
  directions: { ar: 'الاتجاهات', en: 'Directions' },
  new_window: { ar: 'يفتح في نافذة جديدة', en: 'opens in a new window' },
  choose: { ar: 'اجعله وكيلي', en: 'Make this my retailer' },
  call: { ar: 'اتصل', en: 'Call' },
  write: { ar: 'مراسلة', en: 'E-mail' },
  map: { ar: 'خريطة {name}', en: 'Map of {name}' },
  cars: { ar: 'سيارات متوفرة لديه الآن', en: 'In stock here now' },
  all_cars: { ar: 'كل سيارات هذا الوكيل', en: 'All cars of this retailer' },
  form: { ar: 'طلب تجربة قيادة', en: 'Request a test drive' },
});
