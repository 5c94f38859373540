import { ApiError } from '../../http/errors/api-error.js';
import { apiErrors } from '../../http/errors/api-errors.js';

type Texts = [ar: string, en: string];

const conflict = (code: string, title: Texts, detail: Texts) =>
  new ApiError({
    status: 409,
    code,
    title: { ar: title[0], en: title[1] },
    detail: { ar: detail[0], en: detail[1] },
  });

const invalid = (field: string, code: string, [ar, en]: Texts) =>
  apiErrors.invalidRequest([{ field, code, message: { ar, en } }]);

/** Errors of the staff's actions on orders and holds. */
export const staffOrderErrors = {
  closed: () =>
    conflict(
      'order_closed',
      ['حالة الطلب لا تسمح بهذا الإجراء', 'The order does not allow this any more'],
      [
        'تغيّرت حالة الطلب. راجع حالته الآن ثم قرّر.',
        'The status of the order has changed. Check its present status first.',
      ],
    ),
  sold: () =>
    conflict(
      'order_sold',
      ['السيارة مسجّلة كمباعة', 'The car is marked as sold'],
      [
        'أعد السيارة أولًا إلى «محجوزة»، ثم ألغِ الطلب.',
        'Mark the car as reserved again first, then cancel the order.',
      ],
    ),
  vehicleChanged: () =>
    conflict(
      'vehicle_changed',
      ['تغيّرت حالة السيارة', 'The status of the car has changed'],
      [
        'لم تعد السيارة محجوزة لهذا الطلب. راجع حالتها في قائمة السيارات.',
        'The car is no longer reserved for this order. Check it in the stock.',
      ],
    ),
  nothingToRefund: () =>
    conflict(
      'nothing_to_refund',
      ['لا يوجد مبلغ يمكن رده', 'There is nothing to refund'],
      [
        'لم يُحصَّل مبلغ لهذا الطلب، أو رُدّ كله.',
        'Nothing was captured for this order, or everything was refunded.',
      ],
    ),
  refundRunning: () =>
    conflict(
      'refund_running',
      ['عملية رد سابقة لم تكتمل بعد', 'An earlier refund is still in progress'],
      [
        'انتظر حتى تكتمل أو تفشل، ثم حاول مرة أخرى.',
        'Wait until it is done or has failed, then try again.',
      ],
    ),
  refundChanged: () =>
    conflict(
      'refund_changed',
      ['تغيّر المبلغ المتبقي', 'The amount that is left has changed'],
      [
        'سُجّلت عملية رد أخرى في هذه الأثناء. راجع المبلغ المتبقي ثم حاول مرة أخرى.',
        'Another refund was made meanwhile. Check the amount that is left, then try again.',
      ],
    ),
  noPartialRefunds: () =>
    conflict(
      'no_partial_refunds',
      ['جهة الدفع لا ترد جزءًا من المبلغ', 'The payment vendor makes no partial refunds'],
      ['يمكن رد المبلغ كاملًا فقط.', 'Only the whole amount can be refunded.'],
    ),
  refundTooMuch: () =>
    invalid('amount', 'refund_too_much', [
      'المبلغ أكبر مما يمكن رده.',
      'The amount is more than what can be refunded.',
    ]),
  wrongCurrency: () =>
    invalid('currency', 'wrong_currency', [
      'دُفع المبلغ بعملة أخرى.',
      'The payment was made in another currency.',
    ]),
  deadlinePast: () =>
    invalid('until', 'deadline_past', [
      'اختر وقتًا بعد الموعد الحالي.',
      'Choose a time after the present deadline.',
    ]),
  deadlineTooFar: (days: number) =>
    invalid('until', 'deadline_too_far', [
      days === 1 ? 'يمكن التمديد يومًا واحدًا كحد أقصى.' : `يمكن التمديد ${days} يومًا كحد أقصى.`,
      days === 1 ? 'Extend it by up to one day.' : `Extend it by up to ${days} days.`,
    ]),
  mailNotDue: () =>
    conflict(
      'mail_not_due',
      ['لا تُرسل هذه الرسالة في حالة الطلب الحالية', 'This mail does not fit the order'],
      [
        'تغيّرت حالة الطلب، أو حُذفت بيانات المشتري.',
        'The status of the order has changed, or the buyer’s data was erased.',
      ],
    ),
  mailJustSent: () =>
    conflict(
      'mail_just_sent',
      ['أُرسلت هذه الرسالة قبل قليل', 'This mail was sent a moment ago'],
      ['يمكن إرسالها مرة أخرى بعد دقيقة.', 'It can be sent again in a minute.'],
    ),
  holdChanged: () =>
    conflict(
      'hold_changed',
      ['انتهى هذا الحجز المؤقت', 'This hold has ended'],
      [
        'انتهت مدته، أو أصبح طلبًا، أو بدأ مشترٍ آخر. حدّث القائمة.',
        'Its time is over, it became an order, or another buyer has started. Reload the list.',
      ],
    ),
};
