import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.ready-to-go-bar', {
  next_steps: { ar: 'الخطوات التالية', en: 'Next steps' },
});
