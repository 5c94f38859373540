import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.merchandise-preview', {
  pictures: { ar: 'صور المنتج', en: 'Pictures of the article' },
  colours: { ar: 'اللون', en: 'Colour' },
  sizes: { ar: 'المقاس', en: 'Size' },
  call: { ar: 'اتصل بنا', en: 'Call us' },
});
