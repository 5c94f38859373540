import type { Money } from '@mawkib/core/money';
import { ApiError, type ApiErrorDetails } from '../http/errors/api-error.js';
import { apiErrors } from '../http/errors/api-errors.js';
import { PaymentError } from '../payment-providers/payment-error.js';
import { paymentError } from './provider-errors.js';

const conflict = (
  code: string,
  title: ApiErrorDetails['title'],
  detail: ApiErrorDetails['detail'] & object,
  extra?: Record<string, unknown>,
) => new ApiError({ status: 409, code, title, detail, ...(extra && { extra }) });

export const paymentErrors = {
  notConfigured: () => paymentError(new PaymentError('not_configured', 'the market')) as ApiError,
  notFound: () => paymentError(new PaymentError('not_found', 'the market')) as ApiError,
  declined: () => paymentError(new PaymentError('declined', 'the market')) as ApiError,
  failed: () => paymentError(new PaymentError('unreachable', 'the market')) as ApiError,
  amountChanged: (quote: Money) =>
    conflict(
      'amount_changed',
      { ar: 'تغيّر المبلغ المطلوب', en: 'The amount to pay has changed' },
      {
        ar: 'لم يُخصم أي مبلغ. راجع المبلغ الجديد ثم أكمل الدفع.',
        en: 'Nothing was charged. Look at the new amount, then go on.',
      },
      { quote },
    ),
  accountChanged: () =>
    conflict(
      'account_changed',
      { ar: 'حساب البائع غير صحيح', en: 'This is not the seller’s account' },
      {
        ar: 'لم يُخصم أي مبلغ. أعد تحميل صفحة إتمام الطلب ثم أكمل الدفع.',
        en: 'Nothing was charged. Reload the checkout page, then go on.',
      },
    ),
  captureChanged: () =>
    conflict(
      'capture_changed',
      { ar: 'طريقة تحصيل المبلغ غير صحيحة', en: 'The payment is captured in another way here' },
      {
        ar: 'لم يُخصم أي مبلغ. أعد تحميل صفحة إتمام الطلب ثم أكمل الدفع.',
        en: 'Nothing was charged. Reload the checkout page, then go on.',
      },
    ),
  mismatch: () =>
    conflict(
      'payment_mismatch',
      {
        ar: 'عملية الدفع هذه تخص طلبًا آخر',
        en: 'This payment belongs to another order',
      },
      {
        ar: 'ابدأ الدفع من جديد من صفحة إتمام الطلب.',
        en: 'Start the payment again from the checkout page.',
      },
    ),
  incomplete: () =>
    conflict(
      'payment_incomplete',
      { ar: 'لم تكتمل عملية الدفع بعد', en: 'The payment is not complete yet' },
      {
        ar: 'أكمل الدفع أولًا. إن كنت قد دفعت فسنؤكد طلبك بالبريد الإلكتروني فور وصول التأكيد.',
        en: 'Pay first. If you have paid, we confirm your order by e-mail as soon as we hear of it.',
      },
    ),
  foreignAddress: (field: string) =>
    apiErrors.invalidRequest([
      {
        in: 'query',
        field,
        code: 'foreign_address',
        message: {
          ar: 'يجب أن يكون العنوان من هذا الموقع.',
          en: 'The address must be one of this site.',
        },
      },
    ]),
};
