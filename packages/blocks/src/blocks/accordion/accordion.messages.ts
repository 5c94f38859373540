import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.accordion', {
  to_form: { ar: 'افتح النموذج', en: 'Open the form' },
});
