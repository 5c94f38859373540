import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.masonry', {
  video: { ar: 'فيديو', en: 'Video' },
});
