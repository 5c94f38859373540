import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.tabs', {
  sections: { ar: 'أقسام المحتوى', en: 'Sections of content' },
  views: { ar: 'مشاهد السيارة', en: 'Views of the car' },
  jumps: { ar: 'إلى أقسام الصفحة', en: 'To sections of this page' },
});
