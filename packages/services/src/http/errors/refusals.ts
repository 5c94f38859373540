import { ApiError, type FieldError } from './refusal.js';

/** Errors that all services share. Errors of one service are defined beside its handlers. */
export const apiErrors = {
  notFound: (code = 'not_found') =>
    new ApiError({
      status: 404,
      code,
      title: { ar: 'لم نجد ما طلبته', en: 'What you asked for was not found' },
    }),
  unknownRoute: () =>
    new ApiError({
      status: 404,
      code: 'unknown_route',
      title: { ar: 'لا توجد خدمة على هذا العنوان', en: 'There is no service at this address' },
    }),
  methodNotAllowed: (allowed: readonly string[]) =>
    new ApiError({
      status: 405,
      code: 'method_not_allowed',
      title: {
        ar: 'هذا العنوان لا يقبل طريقة الطلب هذه',
        en: 'This address does not take this method',
      },
      detail: {
        ar: `الطرق المقبولة: ${allowed.join('، ')}.`,
        en: `It takes ${allowed.join(', ')}.`,
      },
      headers: { allow: allowed.join(', ') },
    }),
  /** For staff calls about the stock while `SERVICE_STOCK_URL` names another system. */
  stockElsewhere: () =>
    new ApiError({
      status: 409,
      code: 'stock_elsewhere',
      title: { ar: 'السيارات المعروضة تُدار في نظام آخر', en: 'The stock is managed elsewhere' },
      detail: {
        ar: 'تأتي السيارات من خدمة خارجية للسوق، فلا تُستورد ولا تُعدَّل هنا. غيّرها في ذلك النظام.',
        en: 'Cars come from an outside stock service, so nothing is imported or edited here. Change them in that system.',
      },
    }),
  notServedYet: () =>
    new ApiError({
      status: 501,
      code: 'not_served_yet',
      title: { ar: 'هذه الخدمة غير متاحة بعد', en: 'This service is not available yet' },
      detail: {
        ar: 'وجّه عنوان الخدمة إلى نظام يقدّمها.',
        en: 'Point the base address of the service to a system that has it.',
      },
    }),
  signInNeeded: () =>
    new ApiError({
      status: 401,
      code: 'sign_in_needed',
      title: { ar: 'يلزم تسجيل الدخول', en: 'Sign-in is needed' },
      detail: {
        ar: 'انتهت الجلسة أو لم تبدأ بعد. سجّل الدخول ثم أعد المحاولة.',
        en: 'The session has ended or has not begun. Sign in and try again.',
      },
    }),
  forbidden: () =>
    new ApiError({
      status: 403,
      code: 'forbidden',
      title: { ar: 'ليست لديك صلاحية لهذا الإجراء', en: 'You have no permission for this' },
      detail: {
        ar: 'اطلب من مسؤول النظام منحك الدور المناسب.',
        en: 'Ask an administrator for the role that allows it.',
      },
    }),
  csrf: () =>
    new ApiError({
      status: 403,
      code: 'csrf_token',
      title: { ar: 'تعذّر التحقق من مصدر الطلب', en: 'The origin of the request is not proven' },
      detail: {
        ar: 'أعد تحميل الصفحة ثم حاول مرة أخرى.',
        en: 'Reload the page and try again; X-CSRF-Token is missing or wrong.',
      },
    }),
  invalidRequest: (errors: FieldError[]) =>
    new ApiError({
      status: 400,
      code: 'invalid_request',
      title: { ar: 'في الطلب قيم غير صحيحة', en: 'The request has wrong values' },
      errors,
    }),
  malformedJson: (line: number, column: number) =>
    new ApiError({
      status: 400,
      code: 'malformed_json',
      title: { ar: 'محتوى الطلب ليس JSON سليماً', en: 'The body is not well-formed JSON' },
      detail: {
        ar: `الخطأ في السطر ${line}، العمود ${column}.`,
        en: `The fault is at line ${line}, column ${column}.`,
      },
      extra: { line, column },
    }),
  tooLarge: () =>
    new ApiError({
      status: 413,
      code: 'too_large',
      title: { ar: 'محتوى الطلب أكبر من المسموح', en: 'The body is larger than allowed' },
    }),
  emptyFile: () =>
    new ApiError({
      status: 422,
      code: 'empty_file',
      title: { ar: 'الملف فارغ أو لم يصل', en: 'The file is empty or did not arrive' },
      detail: {
        ar: 'أرسل محتوى ملف واحد في جسم الطلب.',
        en: 'Send the content of one file as the body.',
      },
    }),
  headTooLarge: () =>
    new ApiError({
      status: 431,
      code: 'head_too_large',
      title: { ar: 'ترويسة الطلب أكبر من المسموح', en: 'The head of the request is too large' },
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
      title: { ar: 'نوع محتوى الطلب غير مدعوم', en: 'The media type of the body is not supported' },
      detail: { ar: 'أرسل المحتوى بصيغة application/json.', en: 'Send application/json.' },
    }),
  badRequest: () =>
    new ApiError({
      status: 400,
      code: 'bad_request',
      title: { ar: 'تعذّر فهم الطلب', en: 'The request could not be read' },
    }),
  tooMany: (retryAfterSeconds: number) =>
    new ApiError({
      status: 429,
      code: 'too_many_requests',
      title: { ar: 'طلبات كثيرة في وقت قصير', en: 'Too many requests in a short time' },
      detail: {
        ar: `حاول مرة أخرى بعد ${retryAfterSeconds} ثانية.`,
        en: `Try again in ${retryAfterSeconds} seconds.`,
      },
      headers: { 'retry-after': String(retryAfterSeconds) },
    }),
  closing: () =>
    new ApiError({
      status: 503,
      code: 'closing',
      title: { ar: 'الخدمة تُعيد التشغيل الآن', en: 'The service is restarting' },
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
      title: { ar: 'مساحة التخزين ممتلئة', en: 'The storage is full' },
      detail: {
        ar: 'لم يُحفظ هذا الطلب. احتفظ بما كتبته وحاول مرة أخرى بعد دقائق.',
        en: 'This request was not saved. Keep what you entered and try again in a few minutes.',
      },
      headers: { 'retry-after': '60' },
    }),
  unexpected: () =>
    new ApiError({
      status: 500,
      code: 'unexpected',
      title: { ar: 'حدث خطأ غير متوقع', en: 'Something unexpected went wrong' },
      detail: {
        ar: 'أعد المحاولة، وإن تكرر الخطأ فأبلغنا برقم الطلب.',
        en: 'Try again; if it happens again, tell us the request id.',
      },
    }),
};
