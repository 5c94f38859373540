import type { ReturnedPayment } from '@mawkib/api-clients/contracts/purchase';
import type { Money } from '@mawkib/core/money';
import type { PaymentRow } from '../db/schema/payments.js';
import { ApiError, type ApiErrorDetails } from '../http/errors/api-error.js';
import { apiErrors } from '../http/errors/api-errors.js';
import { PaymentError } from '../payment-providers/payment-error.js';
import { vendorApiError } from './vendor-api-error.js';

const conflict = (
  code: string,
  title: ApiErrorDetails['title'],
  detail: ApiErrorDetails['detail'] & object,
  extra?: Record<string, unknown>,
) => new ApiError({ status: 409, code, title, detail, ...(extra && { extra }) });

export const paymentErrors = {
  notConfigured: () => vendorApiError(new PaymentError('not_configured', 'the market')) as ApiError,
  notFound: () => vendorApiError(new PaymentError('not_found', 'the market')) as ApiError,
  declined: () => vendorApiError(new PaymentError('declined', 'the market')) as ApiError,
  failed: () => vendorApiError(new PaymentError('unreachable', 'the market')) as ApiError,
  amountChanged: (quote: Money) =>
    conflict(
      'amount_changed',
      { ar: 'تغيّر المبلغ المطلوب', en: 'The amount to pay has changed' },
      {
        ar: 'لم يُخصم أي مبلغ. راجع المبلغ الجديد ثم أكمل الدفع.',
        en: 'Nothing was charged. Check the new amount, then continue.',
      },
      { quote },
    ),
  accountChanged: () =>
    new ApiError({
      status: 422,
      code: 'account_changed',
      title: { ar: 'حساب البائع غير صحيح', en: 'Wrong seller account' },
      detail: {
        ar: 'لم يُخصم أي مبلغ. أعد تحميل صفحة إتمام الطلب ثم أكمل الدفع.',
        en: 'Nothing was charged. Reload the checkout page, then continue.',
      },
      errors: [
        {
          in: 'body',
          field: 'stripe_account_id',
          code: 'account_changed',
          message: {
            ar: 'هذا الحساب ليس حساب الشركة التي تبيع السيارة.',
            en: 'This is not the account of the company that sells the vehicle.',
          },
        },
      ],
    }),
  captureChanged: () =>
    conflict(
      'capture_changed',
      { ar: 'طريقة تحصيل المبلغ غير صحيحة', en: 'Wrong capture method' },
      {
        ar: 'لم يُخصم أي مبلغ. أعد تحميل صفحة إتمام الطلب ثم أكمل الدفع.',
        en: 'Nothing was charged. Reload the checkout page, then continue.',
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
        ar: 'أكمل الدفع أولًا. إن كنت قد دفعت، نؤكد طلبك بالبريد الإلكتروني فور وصول المبلغ.',
        en: 'Complete the payment first. If you have paid, we confirm your order by e-mail as soon as the payment arrives.',
      },
    ),
  /** The same error, with the refunded amount. */
  returned: ({ details }: ApiError, payment: PaymentRow) => {
    const returned: ReturnedPayment = {
      amount: { amount: payment.amount_minor, currency: payment.currency },
      taken: payment.taken,
      payment: payment.vendor_id ?? payment.id,
    };
    return new ApiError({ ...details, extra: { returned } });
  },
  foreignAddress: (field: string) =>
    apiErrors.invalidRequest([
      {
        in: 'query',
        field,
        code: 'foreign_address',
        message: {
          ar: 'يجب أن يكون العنوان من هذا الموقع.',
          en: 'The address must belong to this site.',
        },
      },
    ]),
};
