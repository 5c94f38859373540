import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.hero-carousel', {
  highlights: { ar: 'أبرز ما لدينا', en: 'Highlights' },
});
