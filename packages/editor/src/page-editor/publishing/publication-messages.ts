import { defineMessages } from '@mawkib/core/locale';

export const publicationMessages = defineMessages('editor.publication', {
  published: { ar: 'منشورة', en: 'Published' },
  newer: { ar: 'مسودة أحدث من المنشور', en: 'Draft newer than published' },
  never: { ar: 'لم تُنشر بعد', en: 'Never published' },
});
