import { isServiceError } from '@mawkib/api-clients';
import { defineMessages, type Locale } from '@mawkib/core/locale';

const failureMessages = defineMessages('editor.failures', {
  network: {
    ar: 'تعذّر الاتصال بالخادم. تحقق من اتصالك بالإنترنت ثم حاول مرة أخرى.',
    en: 'Could not reach the server. Check your internet connection and try again.',
  },
  timeout: {
    ar: 'لم يستجب الخادم في الوقت المحدد. حاول مرة أخرى.',
    en: 'The server did not respond in time. Try again.',
  },
  contract: {
    ar: 'وصلت استجابة غير متوقعة. أعد تحميل الصفحة. إن تكرّر ذلك، فتواصل مع فريق السوق.',
    en: 'Unexpected response. Reload the page. If it happens again, contact the market team.',
  },
  server: {
    ar: 'حدث خطأ في الخادم. حاول مرة أخرى بعد قليل.',
    en: 'Something went wrong on the server. Try again in a moment.',
  },
});

/** Message for a failed call: that of the service, if the response has one. */
export function failureText(error: unknown, locale: Locale): string {
  const t = failureMessages(locale);
  if (!isServiceError(error)) return t('server');
  if (error.problem) return error.problem.detail ?? error.problem.title;
  if (error.kind === 'network') return t('network');
  if (error.kind === 'timeout') return t('timeout');
  return error.kind === 'contract' ? t('contract') : t('server');
}
