import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('ui.modal', {
  close: { ar: 'إغلاق', en: 'Close' },
  video: { ar: 'فيديو', en: 'Video' },
});
