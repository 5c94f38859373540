import { defineMessages } from '@mawkib/core/locale';

export const controlMessages = defineMessages('editor.controls', {
  close: { ar: 'إغلاق', en: 'Close' },
  cancel: { ar: 'إلغاء', en: 'Cancel' },
  loading: { ar: 'جارٍ التحميل…', en: 'Loading…' },
  failed: { ar: 'تعذّر تحميل هذه البيانات.', en: 'Could not load this data.' },
  retry: { ar: 'إعادة المحاولة', en: 'Try again' },
  dismiss: { ar: 'إخفاء', en: 'Dismiss' },
  notices: { ar: 'الإشعارات', en: 'Notifications' },
});
