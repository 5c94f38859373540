import type { Localized } from '@mawkib/api-clients/contracts';
import { isolate } from '@mawkib/core/locale';
import type { UpstreamErrorReason } from '../guarded-fetch/upstream-error.js';

/** Reasons why a download failed, as the end of a sentence after a colon. */
export const upstreamErrorReasons: Record<UpstreamErrorReason, Required<Localized>> = {
  address: {
    ar: 'العنوان غير مسموح؛ استخدم عنوان https عامًا',
    en: 'the address is not allowed; use a public https address',
  },
  inside: {
    ar: 'العنوان داخل شبكة خاصة، وهذا غير مسموح',
    en: 'the address is in a private network, which is not allowed',
  },
  redirect: {
    ar: 'العنوان يحوّل إلى عنوان آخر؛ استخدم العنوان الأخير',
    en: 'the address redirects; use the address it leads to',
  },
  status: { ar: 'أجاب الخادم بخطأ', en: 'it responded with an error' },
  content_type: { ar: 'ليس ملف بيانات', en: 'it is not a data file' },
  malformed: { ar: 'الاستجابة غير صالحة', en: 'the response is malformed' },
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
    ar: `تعذّر جلب الملف من ${isolate(String(host))}: ${reason.ar}${number}. بقي المخزون كما هو.`,
    en: `The file could not be fetched from ${host}: ${reason.en}${number}. The stock stays as it is.`,
  };
}
