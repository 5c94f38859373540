import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('ui.notices', {
  notices: { ar: 'إشعارات (F8)', en: 'Notices (F8)' },
  close: { ar: 'إغلاق', en: 'Close' },
});
