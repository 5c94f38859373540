import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.gallery', {
  pictures: { ar: 'صور وفيديوهات', en: 'Pictures and videos' },
  categories: { ar: 'التصنيفات', en: 'Categories' },
  all: { ar: 'الكل', en: 'All' },
});
