import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.single-offer', {
  ask: { ar: 'استفسر عن العرض', en: 'Ask about this offer' },
});
