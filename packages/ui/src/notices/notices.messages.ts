import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('ui.notices', {
  notices: { ar: 'الإشعارات (F8)', en: 'Notifications (F8)' },
  close: { ar: 'إغلاق', en: 'Close' },
});
