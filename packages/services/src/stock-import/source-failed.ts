import type { Localized } from '@mawkib/api-clients/contracts';
import { isolate } from '@mawkib/core/locale';
import type { UpstreamErrorReason } from '../guarded-fetch/upstream-error.js';

/** Reasons why a download failed, as the end of a sentence after a colon. */
export const upstreamErrorReasons: Record<UpstreamErrorReason, Required<Localized>> = {
  address: {
    ar: 'العنوان غير مسموح به؛ استخدم عنوان https عامًا',
    en: 'the URL is not allowed; use a public https URL',
  },
  inside: {
    ar: 'العنوان داخل شبكة خاصة، وهذا غير مسموح به',
    en: 'the URL is in a private network, which is not allowed',
  },
  redirect: {
    ar: 'يُحوّل العنوان إلى عنوان آخر؛ استخدم العنوان الأخير',
    en: 'the URL redirects; use the final URL',
  },
  status: { ar: 'أرجع الخادم خطأ', en: 'the server returned an error' },
  content_type: { ar: 'الملف ليس ملف بيانات', en: 'the file is not a data file' },
  malformed: { ar: 'الاستجابة غير صالحة', en: 'the response is not valid' },
  too_large: { ar: 'الملف أكبر من المسموح', en: 'the file is larger than allowed' },
  timeout: { ar: 'لم يكتمل الملف في الوقت المحدد', en: 'the file was not complete in time' },
  network: { ar: 'تعذّر الاتصال', en: 'the connection failed' },
};

/** Error for a source that did not return its file. */
export function sourceFailed({
  host = '',
  why = '',
  status = 0,
}: Readonly<Record<string, string | number>>): Required<Localized> {
  const reason = upstreamErrorReasons[why as UpstreamErrorReason] ?? upstreamErrorReasons.network;
  const number = status ? ` (${status})` : '';
  return {
    ar: `تعذّر تنزيل الملف من ${isolate(String(host))}: ${reason.ar}${number}. لم يتغيّر المخزون.`,
    en: `The file could not be downloaded from ${host}: ${reason.en}${number}. The stock has not changed.`,
  };
}
