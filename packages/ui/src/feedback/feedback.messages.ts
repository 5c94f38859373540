import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('ui.feedback', {
  failure: {
    ar: 'حدث خطأ ما، يُرجى المحاولة مرة أخرى.',
    en: 'Something went wrong, please try again.',
  },
  try_again: { ar: 'إعادة المحاولة', en: 'Try again' },
  no_results: {
    ar: 'عذرًا، لم نعثر على نتائج لبحثك. يُرجى المحاولة بكلمة أو عبارة أخرى.',
    en: 'Sorry there were no results for your search. Please try again with another term or phrase.',
  },
  loading: { ar: 'جارٍ التحميل', en: 'Loading' },
  remove: { ar: 'إزالة {what}', en: 'Remove {what}' },
});
