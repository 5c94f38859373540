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
    title: { ar: 'الدفع الإلكتروني غير متاح حاليًا', en: 'Online payment is not available here' },
    detail: {
      ar: 'لم تُضبط بوابة الدفع في هذا الموقع بعد. تواصل مع الوكيل لإتمام الحجز.',
      en: 'This site has no payment gateway set up yet. Contact the retailer to complete the reservation.',
    },
  });

const failed = () =>
  new ApiError({
    status: 502,
    code: 'payment_failed',
    title: { ar: 'تعذّر الوصول إلى بوابة الدفع', en: 'The payment gateway could not be reached' },
    detail: {
      ar: 'لن تدفع مرتين: أعد المحاولة بعد قليل وسنكمل من حيث توقفت.',
      en: 'You will not pay twice: try again in a moment and we go on from where you were.',
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
    title: { ar: 'لم نجد عملية الدفع هذه', en: 'This payment was not found' },
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
      ar: 'بوابة الدفع لا تقبل هذه العملية',
      en: 'The payment gateway does not take this payment',
    },
    detail: {
      ar: 'المبلغ أو العملة غير مقبولين لدى بوابة الدفع. تواصل مع الوكيل لإتمام الحجز.',
      en: 'It does not take this amount or currency. Contact the retailer to complete the reservation.',
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
      title: { ar: 'توقيع الرسالة غير صحيح', en: 'The signature of the message is not valid' },
    }),
};

/** What a caller is told of a failed call to a vendor; anything else is passed on. */
export const paymentError = (error: unknown): unknown =>
  isPaymentError(error) ? errorOf[error.reason](error) : error;
