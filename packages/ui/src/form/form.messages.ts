import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('ui.form', {
  optional: { ar: '(اختياري)', en: '(optional)' },
  error: { ar: 'خطأ:', en: 'Error:' },
  from: { ar: '{label}، من', en: '{label}, from' },
  to: { ar: '{label}، إلى', en: '{label}, to' },
  calendar: { ar: 'اختر من التقويم', en: 'Choose from the calendar' },
  choose: { ar: 'اختر', en: 'Choose' },
});
