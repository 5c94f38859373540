import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.collection-slider-feed', {
  collection: { ar: 'المجموعة', en: 'Collection' },
});
