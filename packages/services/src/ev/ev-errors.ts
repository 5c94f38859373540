import type { Money } from '@mawkib/core/money';
import { ApiError, type ApiErrorDetails } from '../http/errors/api-error.js';

const conflict = (
  code: string,
  title: ApiErrorDetails['title'],
  detail: ApiErrorDetails['detail'] & object,
  extra?: Record<string, unknown>,
) => new ApiError({ status: 409, code, title, detail, ...(extra && { extra }) });

export const evErrors = {
  unknownLead: () =>
    new ApiError({
      status: 404,
      code: 'unknown_lead',
      title: { ar: 'الطلب غير موجود', en: 'Order not found' },
      detail: { ar: 'تحقق من رقم الطلب.', en: 'Check the order number.' },
    }),
  invalidToken: () =>
    new ApiError({
      status: 403,
      code: 'invalid_token',
      title: { ar: 'لا يمكن فتح هذا الطلب هنا', en: 'This order cannot be opened here' },
      detail: {
        ar: 'افتح الطلب من المتصفح الذي طلبت منه، أو تواصل معنا.',
        en: 'Open the order in the browser that you ordered with, or contact us.',
      },
    }),
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
  alreadyPaid: () =>
    conflict(
      'already_paid',
      { ar: 'دُفع عربون هذا الطلب', en: 'The deposit of this order has been paid' },
      { ar: 'لن تدفع مرتين.', en: 'You will not pay twice.' },
    ),
  notPayable: () =>
    conflict(
      'not_payable',
      { ar: 'بدأ إلغاء هذا الطلب', en: 'This order is being cancelled' },
      {
        ar: 'لا يلزم أي دفع. يمكنك إرسال طلب جديد.',
        en: 'No payment is due. You can send a new order.',
      },
    ),
  notCancellable: () =>
    conflict(
      'not_cancellable',
      { ar: 'انتهت مهلة إلغاء هذا الطلب', en: 'This order can no longer be cancelled' },
      { ar: 'تواصل معنا وسنحاول مساعدتك.', en: 'Contact us and we will try to help.' },
    ),
};
