import { defineMessages } from '@mawkib/core/locale';

export const orderingMessages = defineMessages('editor.admin.ordering', {
  order: { ar: 'الترتيب', en: 'Order' },
  earlier: { ar: 'نقل {name} لأعلى', en: 'Move {name} up' },
  later: { ar: 'نقل {name} لأسفل', en: 'Move {name} down' },
  moved: { ar: 'نُقل {name}.', en: '{name} moved.' },
  undo: { ar: 'تراجع', en: 'Undo' },
});
