import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.versatility-seat-slider', {
  frame: { ar: 'وضعية المقاعد', en: 'Arrangement of the seats' },
});
