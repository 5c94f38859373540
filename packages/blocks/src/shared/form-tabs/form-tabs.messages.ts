import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.form-tabs', {
  forms: { ar: 'النماذج', en: 'Forms' },
  loading: { ar: 'جارٍ تحميل النموذج…', en: 'Loading the form…' },
  open: { ar: 'فتح النموذج: {label}', en: 'Open the form: {label}' },
});
