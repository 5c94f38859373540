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
  file_hint: {
    ar: {
      zero: 'PDF أو JPEG أو PNG أو WebP، حتى {size}',
      one: 'ملف واحد: PDF أو JPEG أو PNG أو WebP، حتى {size}',
      two: 'حتى ملفين: PDF أو JPEG أو PNG أو WebP، {size} لكل ملف',
      few: 'حتى {count} ملفات: PDF أو JPEG أو PNG أو WebP، {size} لكل ملف',
      many: 'حتى {count} ملفًا: PDF أو JPEG أو PNG أو WebP، {size} لكل ملف',
      other: 'حتى {count} ملف: PDF أو JPEG أو PNG أو WebP، {size} لكل ملف',
    },
    en: {
      one: 'One PDF, JPEG, PNG or WebP file, up to {size}',
      other: 'Up to {count} PDF, JPEG, PNG or WebP files, {size} each',
    },
  },
  missing_form: {
    ar: 'هذا النموذج غير متاح حاليًا.',
    en: 'This form is not available at the moment.',
  },
  loading: { ar: 'جارٍ التحميل', en: 'Loading' },
  discard_title: { ar: 'هل تريد إغلاق النموذج؟', en: 'Close the form?' },
  discard_text: {
    ar: 'لم يُرسل ما كتبته بعد، وسيُحذف عند الإغلاق.',
    en: 'What you typed has not been sent and will be lost.',
  },
  discard: { ar: 'إغلاق دون إرسال', en: 'Close without sending' },
  keep: { ar: 'متابعة الكتابة', en: 'Continue writing' },
  done: { ar: 'إغلاق', en: 'Close' },
  sending: { ar: 'جارٍ الإرسال', en: 'Sending' },
  failed: {
    ar: 'تعذّر إرسال النموذج. كل ما كتبته ما زال هنا. حاول مرة أخرى.',
    en: 'The form could not be sent. Everything you typed is still here. Try again.',
  },
  captcha_failed: {
    ar: 'تعذّر التأكد من أنك لست برنامجًا آليًا. لم يُرسل شيء، وكل ما كتبته ما زال هنا. حاول مرة أخرى.',
    en: 'We could not check that you are not a robot. Nothing was sent, and everything you typed is still here. Try again.',
  },
  captcha_consent: {
    ar: 'قبل إرسال النموذج نستعين بخدمة خارجية (Google reCAPTCHA) للتأكد من أنك لست برنامجًا آليًا، وهي تتلقى بيانات عن متصفحك. نحتاج إلى موافقتك على ذلك.',
    en: 'Before the form is sent, another company’s service (Google reCAPTCHA) checks that you are not a robot. It receives data about your browser, so we need your agreement.',
  },
  captcha_allow: { ar: 'أوافق، أرسل النموذج', en: 'I agree, send the form' },
});
