import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('ui.form', {
  optional: { ar: '(اختياري)', en: '(optional)' },
  error: { ar: 'خطأ:', en: 'Error:' },
  from: { ar: '{label}، من', en: '{label}, from' },
  to: { ar: '{label}، إلى', en: '{label}, to' },
  calendar: { ar: 'اختر من التقويم', en: 'Choose from the calendar' },
  choose: { ar: 'اختر', en: 'Choose' },
  files_remove: { ar: 'إزالة الملفات', en: 'Remove files' },
  files_kept: {
    ar: {
      zero: 'لا ملفات مرفقة',
      one: 'أُرفق ملف واحد',
      two: 'أُرفق ملفان',
      few: 'أُرفقت {count} ملفات',
      many: 'أُرفق {count} ملفًا',
      other: 'أُرفق {count} ملف',
    },
    en: { one: '{count} file attached', other: '{count} files attached' },
  },
});
