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
      title: { ar: 'لم نجد هذا الطلب', en: 'This order was not found' },
      detail: { ar: 'تحقق من رقم الطلب.', en: 'Check its number.' },
    }),
  invalidToken: () =>
    new ApiError({
      status: 403,
      code: 'invalid_token',
      title: { ar: 'لم يثبت أنك صاحب الطلب', en: 'It is not proven that the order is yours' },
      detail: {
        ar: 'افتح الطلب من المتصفح الذي أرسلته منه، أو تواصل معنا.',
        en: 'Open the order in the browser that you sent it from, or contact us.',
      },
    }),
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
  alreadyPaid: () =>
    conflict(
      'already_paid',
      { ar: 'دُفعت الدفعة المقدمة لهذا الطلب', en: 'The deposit of this order has been paid' },
      { ar: 'لن تدفع مرتين.', en: 'You will not pay twice.' },
    ),
  notPayable: () =>
    conflict(
      'not_payable',
      { ar: 'بدأ إلغاء هذا الطلب', en: 'This order is being cancelled' },
      {
        ar: 'لا يلزم أي دفع. أرسل طلباً جديداً إن رغبت.',
        en: 'Nothing is due. Send a new order if you like.',
      },
    ),
  notCancellable: () =>
    conflict(
      'not_cancellable',
      { ar: 'انتهت مهلة إلغاء هذا الطلب', en: 'The time to cancel this order is over' },
      { ar: 'تواصل معنا وسنبحث عن حل.', en: 'Contact us and we will look for a way.' },
    ),
};
