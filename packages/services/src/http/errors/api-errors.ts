import { defineMessages } from '@mawkib/core/locale';
import { ApiError, type FieldError } from './api-error.js';

const waitTexts = defineMessages('api.errors', {
  retry_in: {
    ar: {
      zero: 'حاول مرة أخرى.',
      one: 'حاول مرة أخرى بعد ثانية واحدة.',
      two: 'حاول مرة أخرى بعد ثانيتين.',
      few: 'حاول مرة أخرى بعد {count} ثوانٍ.',
      many: 'حاول مرة أخرى بعد {count} ثانية.',
      other: 'حاول مرة أخرى بعد {count} ثانية.',
    },
    en: { one: 'Try again in {count} second.', other: 'Try again in {count} seconds.' },
  },
});

/** Errors that all services share. Errors of one service are defined beside its handlers. */
export const apiErrors = {
  notFound: (code = 'not_found') =>
    new ApiError({
      status: 404,
      code,
      title: { ar: 'غير موجود', en: 'Not found' },
    }),
  unknownRoute: () =>
    new ApiError({
      status: 404,
      code: 'unknown_route',
      title: { ar: 'لا توجد خدمة على هذا العنوان', en: 'No service exists at this URL' },
    }),
  methodNotAllowed: (allowed: readonly string[]) =>
    new ApiError({
      status: 405,
      code: 'method_not_allowed',
      title: {
        ar: 'هذا العنوان لا يقبل طريقة الطلب هذه',
        en: 'This URL does not support this method',
      },
      detail: {
        ar: `الطرق المقبولة: ${allowed.join('، ')}.`,
        en: `Supported methods: ${allowed.join(', ')}.`,
      },
      headers: { allow: allowed.join(', ') },
    }),
  /** For staff calls about the stock while `SERVICE_STOCK_URL` names another system. */
  stockElsewhere: () =>
    new ApiError({
      status: 409,
      code: 'stock_elsewhere',
      title: {
        ar: 'تُدار السيارات في نظام آخر',
        en: 'The stock is managed in another system',
      },
      detail: {
        ar: 'تأتي السيارات من خدمة خارجية، فلا يمكن استيرادها أو تعديلها هنا. عدّلها في ذلك النظام.',
        en: 'Vehicles come from an external stock service and cannot be imported or edited here. Edit them in that system.',
      },
    }),
  notImplemented: () =>
    new ApiError({
      status: 501,
      code: 'not_served_yet',
      title: { ar: 'هذه الخدمة غير متاحة بعد', en: 'This service is not available yet' },
      detail: {
        ar: 'اضبط عنوان الخدمة ليشير إلى نظام يقدمها.',
        en: 'Set the base URL of the service to a system that provides it.',
      },
    }),
  signInNeeded: () =>
    new ApiError({
      status: 401,
      code: 'sign_in_needed',
      title: { ar: 'سجّل الدخول للمتابعة', en: 'Sign in to continue' },
      detail: {
        ar: 'انتهت جلستك. سجّل الدخول ثم حاول مرة أخرى.',
        en: 'Your session has ended. Sign in and try again.',
      },
    }),
  forbidden: () =>
    new ApiError({
      status: 403,
      code: 'forbidden',
      title: { ar: 'ليست لديك صلاحية لهذا الإجراء', en: 'You do not have permission to do this' },
      detail: {
        ar: 'اطلب من مدير النظام منحك الدور المناسب.',
        en: 'Ask an administrator to give you the right role.',
      },
    }),
  csrf: () =>
    new ApiError({
      status: 403,
      code: 'csrf_token',
      title: { ar: 'تعذّر التحقق من مصدر الطلب', en: 'The request could not be verified' },
      detail: {
        ar: 'أعد تحميل الصفحة ثم حاول مرة أخرى.',
        en: 'The X-CSRF-Token header is missing or invalid. Reload the page and try again.',
      },
    }),
  invalidRequest: (errors: FieldError[]) =>
    new ApiError({
      status: 400,
      code: 'invalid_request',
      title: { ar: 'في الطلب قيم غير صحيحة', en: 'The request has invalid values' },
      errors,
    }),
  malformedJson: (line: number, column: number) =>
    new ApiError({
      status: 400,
      code: 'malformed_json',
      title: { ar: 'محتوى الطلب ليس JSON صالحًا', en: 'The request body is not valid JSON' },
      detail: {
        ar: `الخطأ في السطر ${line}، العمود ${column}.`,
        en: `The error is at line ${line}, column ${column}.`,
      },
      extra: { line, column },
    }),
  tooLarge: () =>
    new ApiError({
      status: 413,
      code: 'too_large',
      title: { ar: 'محتوى الطلب أكبر من المسموح', en: 'The request body is too large' },
    }),
  emptyFile: () =>
    new ApiError({
      status: 422,
      code: 'empty_file',
      title: { ar: 'الملف فارغ أو لم يصل', en: 'The file is empty or missing' },
      detail: {
        ar: 'أرسل محتوى ملف واحد في جسم الطلب.',
        en: 'Send the content of one file as the request body.',
      },
    }),
  headTooLarge: () =>
    new ApiError({
      status: 431,
      code: 'head_too_large',
      title: { ar: 'ترويسة الطلب أكبر من المسموح', en: 'The request headers are too large' },
    }),
  tooSlow: () =>
    new ApiError({
      status: 408,
      code: 'request_timeout',
      title: { ar: 'لم يصل الطلب كاملًا في الوقت المحدد', en: 'The request did not arrive in time' },
      detail: {
        ar: 'تحقق من الاتصال ثم أعد الإرسال.',
        en: 'Check the connection and send it again.',
      },
    }),
  mediaType: () =>
    new ApiError({
      status: 415,
      code: 'unsupported_media_type',
      title: { ar: 'نوع محتوى الطلب غير مدعوم', en: 'This content type is not supported' },
      detail: { ar: 'أرسل المحتوى بصيغة application/json.', en: 'Use application/json.' },
    }),
  badRequest: () =>
    new ApiError({
      status: 400,
      code: 'bad_request',
      title: { ar: 'تعذّرت قراءة الطلب', en: 'The request could not be read' },
    }),
  tooMany: (retryAfterSeconds: number) =>
    new ApiError({
      status: 429,
      code: 'too_many_requests',
      title: { ar: 'طلبات كثيرة في وقت قصير', en: 'Too many requests' },
      detail: {
        ar: waitTexts('ar')('retry_in', { count: retryAfterSeconds }),
        en: waitTexts('en')('retry_in', { count: retryAfterSeconds }),
      },
      headers: { 'retry-after': String(retryAfterSeconds) },
    }),
  closing: () =>
    new ApiError({
      status: 503,
      code: 'closing',
      title: { ar: 'يُعاد تشغيل الخدمة الآن', en: 'The service is restarting' },
      detail: { ar: 'حاول مرة أخرى بعد لحظات.', en: 'Try again in a moment.' },
      headers: { 'retry-after': '2' },
    }),
  busy: () =>
    new ApiError({
      status: 503,
      code: 'busy',
      title: { ar: 'الخدمة مشغولة الآن', en: 'The service is busy' },
      detail: { ar: 'حاول مرة أخرى بعد لحظات.', en: 'Try again in a moment.' },
      headers: { 'retry-after': '2' },
    }),
  storageFull: () =>
    new ApiError({
      status: 507,
      code: 'storage_full',
      title: { ar: 'مساحة التخزين ممتلئة', en: 'Storage is full' },
      detail: {
        ar: 'لم يُحفظ هذا الطلب. احتفظ بما كتبته وحاول مرة أخرى بعد بضع دقائق.',
        en: 'This request was not saved. Keep what you entered and try again in a few minutes.',
      },
      headers: { 'retry-after': '60' },
    }),
  unexpected: () =>
    new ApiError({
      status: 500,
      code: 'unexpected',
      title: { ar: 'حدث خطأ غير متوقع', en: 'Something went wrong' },
      detail: {
        ar: 'حاول مرة أخرى. إن تكرر الخطأ، فتواصل معنا واذكر معرّف الطلب.',
        en: 'Try again. If it keeps happening, contact us with the request ID.',
      },
    }),
};
