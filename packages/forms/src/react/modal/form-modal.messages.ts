import { defineMessages } from '@mawkib/core/locale';

/** Texts of forms in a dialog. */
export const messages = defineMessages('forms.modal', {
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
});
