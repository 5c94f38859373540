import { defineMessages } from '@mawkib/core/locale';

export const pagesMessages = defineMessages('editor.pages', {
  title: { ar: 'الصفحات', en: 'Pages' },
  search: { ar: 'ابحث في الصفحات', en: 'Search pages' },
  search_hint: { ar: 'العنوان أو المسار', en: 'Title or path' },
  name: { ar: 'العنوان', en: 'Title' },
  path: { ar: 'المسار', en: 'Path' },
  state: { ar: 'الحالة', en: 'Status' },
  changed: { ar: 'آخر تعديل', en: 'Last changed' },
  redirect: { ar: 'تحويل', en: 'Redirect' },
  by: { ar: '{when}، {who}', en: '{when}, {who}' },
  none: { ar: 'لا توجد صفحات بعد.', en: 'No pages yet.' },
  none_found: {
    ar: 'لا صفحات تطابق «{search}». جرّب كلمة أخرى من العنوان أو المسار.',
    en: 'No pages match “{search}”. Try another word from the title or path.',
  },
  found: {
    ar: {
      zero: 'لا توجد صفحات',
      one: 'صفحة واحدة',
      two: 'صفحتان',
      few: '{count} صفحات',
      many: '{count} صفحة',
      other: '{count} صفحة',
    },
    en: { one: '{count} page', other: '{count} pages' },
  },
  next: { ar: 'التالية', en: 'Next' },
  previous: { ar: 'السابقة', en: 'Previous' },
});
