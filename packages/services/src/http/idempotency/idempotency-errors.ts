import { ApiError } from '../errors/api-error.js';

export const idempotencyErrors = {
  /** The key was used before with another input. */
  reused: () =>
    new ApiError({
      status: 422,
      code: 'idempotency_key_reused',
      title: {
        ar: 'استُخدم Idempotency-Key هذا من قبل بمحتوى آخر',
        en: 'This Idempotency-Key was already used with different content',
      },
      detail: {
        ar: 'استخدم مفتاحًا جديدًا للمحتوى الجديد.',
        en: 'Use a new key for different content.',
      },
    }),
  /** Another process is still working on the first request. */
  inProgress: () =>
    new ApiError({
      status: 409,
      code: 'idempotency_key_in_progress',
      title: {
        ar: 'ما زال الطلب الأول بهذا الـ Idempotency-Key قيد التنفيذ',
        en: 'The first request with this Idempotency-Key is still running',
      },
      detail: { ar: 'حاول مرة أخرى بعد لحظات.', en: 'Try again in a moment.' },
      headers: { 'retry-after': '2' },
    }),
};
