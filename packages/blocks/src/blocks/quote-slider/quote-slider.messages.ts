import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.quote-slider', {
  quotes: { ar: 'أقوال', en: 'Quotes' },
});
