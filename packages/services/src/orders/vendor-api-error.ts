import { ApiError } from '../http/errors/api-error.js';
import {
  isPaymentError,
  type PaymentError,
  type PaymentErrorReason,
} from '../payment-providers/payment-error.js';

const notConfigured = () =>
  new ApiError({
    status: 409,
    code: 'payment_not_configured',
    title: { ar: 'الدفع الإلكتروني غير متاح حاليًا', en: 'Online payment is not available' },
    detail: {
      ar: 'لم تُضبط بوابة الدفع في هذا الموقع بعد. تواصل مع الوكيل لإتمام الحجز.',
      en: 'No payment gateway is set up for this site. Contact the retailer to complete the reservation.',
    },
  });

const failed = () =>
  new ApiError({
    status: 502,
    code: 'payment_failed',
    title: { ar: 'تعذّر الوصول إلى بوابة الدفع', en: 'The payment gateway could not be reached' },
    detail: {
      ar: 'لن تدفع مرتين: أعد المحاولة بعد قليل وسنكمل من حيث توقفت.',
      en: 'Try again in a moment to continue where you stopped. You will not pay twice.',
    },
  });

const declined = () =>
  new ApiError({
    status: 409,
    code: 'payment_declined',
    title: { ar: 'لم تُقبل عملية الدفع', en: 'The payment was declined' },
    detail: {
      ar: 'لم يُخصم أي مبلغ. جرّب بطاقة أخرى أو تواصل مع مصرفك.',
      en: 'Nothing was charged. Try another card or ask your bank.',
    },
  });

const notFound = () =>
  new ApiError({
    status: 409,
    code: 'payment_not_found',
    title: { ar: 'عملية الدفع غير موجودة', en: 'Payment not found' },
    detail: {
      ar: 'ابدأ الدفع من جديد من صفحة إتمام الطلب.',
      en: 'Start the payment again from the checkout page.',
    },
  });

const rejected = (code: string | undefined) =>
  new ApiError({
    status: 409,
    code: 'payment_refused',
    title: {
      ar: 'رفضت بوابة الدفع هذه العملية',
      en: 'The payment gateway rejected this payment',
    },
    detail: {
      ar: 'لا تقبل بوابة الدفع هذا المبلغ أو هذه العملة. تواصل مع الوكيل لإتمام الحجز.',
      en: 'It does not accept this amount or currency. Contact the retailer to complete the reservation.',
    },
    ...(code && { extra: { vendor_code: code } }),
  });

const errorOf: Record<PaymentErrorReason, (error: PaymentError) => ApiError> = {
  not_configured: notConfigured,
  credentials: failed,
  unreachable: failed,
  declined,
  not_found: notFound,
  rejected: ({ code }) => rejected(code),
  signature: () =>
    new ApiError({
      status: 400,
      code: 'invalid_signature',
      title: { ar: 'توقيع الرسالة غير صحيح', en: 'Invalid signature' },
    }),
};

/** Maps a failed call to a payment vendor to an API error; passes on anything else. */
export const vendorApiError = (error: unknown): unknown =>
  isPaymentError(error) ? errorOf[error.reason](error) : error;
