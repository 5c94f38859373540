import { defineMessages } from '@mawkib/core/locale';

export const formMessages = defineMessages('editor.admin.form', {
  save: { ar: 'حفظ', en: 'Save' },
  undo: { ar: 'تراجع', en: 'Undo' },
  redo: { ar: 'إعادة', en: 'Redo' },
  someone: { ar: 'شخص آخر', en: 'Someone else' },
  use_current: { ar: 'تحميل البيانات الحالية', en: 'Load the current data' },
  keep_mine: { ar: 'الاحتفاظ بتعديلاتي', en: 'Keep my changes' },
});
