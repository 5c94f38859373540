import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages({
  skip: { ar: 'انتقل إلى المحتوى', en: 'Skip to content' },
  breadcrumbs: { ar: 'مسار الصفحة', en: 'Breadcrumbs' },
});
