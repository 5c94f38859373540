import { defineMessages } from '@mawkib/core/locale';

/** What the parts of a vehicle's page say of pictures, of handing it on, and on paper. */
export const messages = defineMessages('stock-locator.vehicle-page', {
  full_screen: { ar: 'ملء الشاشة', en: 'Full screen' },
  full_screen_of: { ar: '{name}، ملء الشاشة', en: '{name}, full screen' },
  previous_picture: { ar: 'الصورة السابقة', en: 'Previous picture' },
  next_picture: { ar: 'الصورة التالية', en: 'Next picture' },
  share: { ar: 'مشاركة', en: 'Share' },
  link_copied: { ar: 'نُسخ الرابط', en: 'Link copied' },
  copy_failed: { ar: 'تعذّر نسخ الرابط', en: 'The link could not be copied' },
  compare: { ar: 'مقارنة', en: 'Compare' },
  compare_saved: { ar: 'قارن بسياراتك المحفوظة', en: 'Compare with your saved cars' },
  print: { ar: 'طباعة', en: 'Print' },
  accessories: { ar: 'الإكسسوارات', en: 'Accessories' },
  notes: { ar: 'ملاحظات', en: 'Notes' },
  equipment_more: { ar: 'عرض كل التجهيزات ({count})', en: 'Show all equipment ({count})' },
  printed_from: { ar: 'هذه الصفحة على الإنترنت', en: 'This page on the web' },
});
