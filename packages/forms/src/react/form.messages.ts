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
  repaired: { ar: 'كل الحقول صحيحة الآن', en: 'All fields are valid' },
  sending: { ar: 'جارٍ الإرسال', en: 'Sending' },
  failed: {
    ar: 'تعذّر إرسال النموذج. كل ما كتبته ما زال هنا. حاول مرة أخرى.',
    en: 'The form could not be sent. Everything you typed is still here. Try again.',
  },
  captcha_allow: { ar: 'أوافق، أرسل النموذج', en: 'I agree, send the form' },
});
