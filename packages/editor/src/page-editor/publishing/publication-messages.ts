import { defineMessages } from '@mawkib/core/locale';

export const publicationMessages = defineMessages('editor.publication', {
  published: { ar: 'منشورة', en: 'Published' },
  newer: { ar: 'منشورة، والمسودة أحدث', en: 'Published, draft is newer' },
  never: { ar: 'لم تُنشر بعد', en: 'Never published' },
});
