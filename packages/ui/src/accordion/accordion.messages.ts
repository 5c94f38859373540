import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('ui.accordion', {
  open_all: { ar: 'فتح الكل', en: 'Open all' },
  close_all: { ar: 'إغلاق الكل', en: 'Close all' },
});
