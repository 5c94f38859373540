import { defineMessages } from '@mawkib/core/locale';

/** Texts of pictures, sharing and print on a vehicle's page. */
export const messages = defineMessages('stock-locator.vehicle-page', {
  full_screen: { ar: 'ملء الشاشة', en: 'Full screen' },
  /** Appended to the name of a picture. */
  full_screen_after: { ar: '، ملء الشاشة', en: ', full screen' },
  full_screen_of: { ar: '{name}، ملء الشاشة', en: '{name}, full screen' },
  previous_picture: { ar: 'الصورة السابقة', en: 'Previous picture' },
  next_picture: { ar: 'الصورة التالية', en: 'Next picture' },
  share: { ar: 'مشاركة', en: 'Share' },
  link_copied: { ar: 'نُسخ الرابط', en: 'Link copied' },
  copy_failed: { ar: 'تعذّر نسخ الرابط', en: 'The link could not be copied' },
  compare: { ar: 'مقارنة', en: 'Compare' },
  compared: { ar: 'ضمن المقارنة', en: 'In your comparison' },
  compare_added: { ar: 'أُضيفت السيارة إلى المقارنة.', en: 'Added to your comparison.' },
  compare_one: {
    ar: 'أُضيفت السيارة إلى المقارنة. أضف سيارة أخرى لتقارن بينهما.',
    en: 'Added to your comparison. Add another car to compare the two.',
  },
  compare_saved: {
    ar: {
      zero: 'المقارنة',
      one: 'قارن السيارة',
      two: 'قارن بين السيارتين',
      few: 'قارن بين {count} سيارات',
      many: 'قارن بين {count} سيارة',
      other: 'قارن بين {count} سيارة',
    },
    en: { one: 'Compare {count} car', other: 'Compare {count} cars' },
  },
  order_new: { ar: 'اطلب {model} جديدة', en: 'Order a new {model}' },
  print: { ar: 'طباعة', en: 'Print' },
  accessories: { ar: 'الملحقات', en: 'Accessories' },
  notes: { ar: 'ملاحظات', en: 'Notes' },
  equipment_more: { ar: 'عرض كل التجهيزات ({count})', en: 'Show all equipment ({count})' },
  printed_from: { ar: 'هذه الصفحة على الإنترنت', en: 'This page on the web' },
});
