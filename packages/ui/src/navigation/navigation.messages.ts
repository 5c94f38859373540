import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('ui.navigation', {
  skip: { ar: 'انتقل إلى المحتوى', en: 'Skip to content' },
  more_tabs: { ar: 'المزيد', en: 'More' },
  breadcrumbs: { ar: 'مسار التنقل', en: 'Breadcrumbs' },
});
