import { defineMessages } from '@mawkib/core/locale';

export const formMessages = defineMessages('forms', {
  optional: { ar: '(اختياري)', en: '(optional)' },
  summary: {
    ar: {
      zero: 'لا حقول تحتاج إلى مراجعة',
      one: 'يُرجى مراجعة حقل واحد',
      two: 'يُرجى مراجعة حقلين',
      few: 'يُرجى مراجعة {count} حقول',
      many: 'يُرجى مراجعة {count} حقلًا',
      other: 'يُرجى مراجعة {count} حقل',
    },
    en: { one: 'Please check {count} field', other: 'Please check {count} fields' },
  },
  mended: { ar: 'الحقول سليمة الآن', en: 'All fields are right now' },
  sending: { ar: 'جارٍ الإرسال', en: 'Sending' },
  failed: {
    ar: 'تعذّر إرسال النموذج. كل ما كتبته ما زال هنا؛ يُرجى المحاولة من جديد.',
    en: 'The form could not be sent. Everything you typed is still here; please try again.',
  },
  phone_example: { ar: '050 123 4567', en: '050 123 4567' },
});
