const widget = (key: string, texts: Record<string, readonly [ar: string, en: string]>) =>
  (['ar', 'en'] as const).map((language, at) => ({
    key,
    language,
    texts: Object.fromEntries(
      Object.entries(texts).map(([name, words]) => [name, words[at] as string]),
    ),
  }));

/** Texts of widgets that other systems embed. */
export const demoTranslations = [
  ...widget('stock_locator', {
    heading: ['السيارات المتوفرة', 'Cars in stock'],
    seats: ['مقاعد', 'Seats'],
    mileage: ['المسافة المقطوعة', 'Mileage'],
    price_on_request: ['السعر عند الطلب', 'Price on request'],
    no_results: ['لا توجد سيارات بهذه المواصفات', 'No cars match these choices'],
    show_more: ['عرض المزيد', 'Show more'],
  }),
  ...widget('showroom', {
    back: ['العودة إلى السيارات', 'Back to the cars'],
    specification: ['المواصفات', 'Specification'],
    equipment: ['التجهيزات', 'Equipment'],
    reserve: ['احجز هذه السيارة', 'Reserve this car'],
    similar: ['سيارات مشابهة', 'Similar cars'],
  }),
  ...widget('order_online', {
    details: ['بياناتك', 'Your details'],
    checkout: ['المراجعة', 'Review'],
    success: ['تم الحجز', 'Reserved'],
    confirmation: ['أكّد من بريدك', 'Confirm by e-mail'],
    kicked_out: ['حجزها شخص آخر للتو', 'Someone else has just reserved it'],
  }),
];
