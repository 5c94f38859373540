import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.masonry', {
  video: { ar: 'مقطع مصوّر', en: 'Video' },
});
