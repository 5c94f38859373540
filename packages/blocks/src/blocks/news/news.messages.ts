import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.news', {
  pages: { ar: 'صفحات الأخبار', en: 'Pages of news' },
  page: { ar: 'الصفحة {page}', en: 'Page {page}' },
  previous: { ar: 'السابق', en: 'Previous' },
  next: { ar: 'التالي', en: 'Next' },
  first_page: { ar: 'إلى أول الأخبار', en: 'To the first page' },
});
