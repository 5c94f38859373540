import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.in-page-navigation', {
  sections: { ar: 'أقسام الصفحة', en: 'Sections of this page' },
  top: { ar: 'الأعلى', en: 'Top' },
});
