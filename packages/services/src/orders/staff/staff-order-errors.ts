import { defineMessages } from '@mawkib/core/locale';
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

const deadlineTexts = defineMessages('api.orders.deadline', {
  too_far: {
    ar: {
      zero: 'لا يمكن تمديد المهلة.',
      one: 'يمكنك تمديد المهلة حتى يوم واحد من الآن.',
      two: 'يمكنك تمديد المهلة حتى يومين من الآن.',
      few: 'يمكنك تمديد المهلة حتى {count} أيام من الآن.',
      many: 'يمكنك تمديد المهلة حتى {count} يومًا من الآن.',
      other: 'يمكنك تمديد المهلة حتى {count} يوم من الآن.',
    },
    en: {
      one: 'Choose a time within {count} day from now.',
      other: 'Choose a time within {count} days from now.',
    },
  },
});

/** Errors of the staff's actions on orders and holds. */
export const staffOrderErrors = {
  closed: () =>
    conflict(
      'order_closed',
      ['لا تسمح حالة الطلب بهذا الإجراء', 'The status of the order does not allow this action'],
      [
        'تغيّرت حالة الطلب. حدّث الصفحة وتحقق من حالته الحالية.',
        'The status of the order has changed. Reload the page and check the current status.',
      ],
    ),
  sold: () =>
    conflict(
      'order_sold',
      ['السيارة مسجّلة مباعة', 'The car is marked as sold'],
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
        'لم تعد السيارة محجوزة لهذا الطلب. تحقق من حالتها في المخزون.',
        'The car is no longer reserved for this order. Check its status in the stock.',
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
      ['لم تكتمل بعد عملية رد سابقة', 'An earlier refund is still in progress'],
      ['انتظر حتى تنتهي، ثم حاول مرة أخرى.', 'Wait until it finishes, then try again.'],
    ),
  refundChanged: () =>
    conflict(
      'refund_changed',
      ['تغيّر المبلغ المتبقي', 'The remaining amount has changed'],
      [
        'سُجّلت عملية رد أخرى. تحقق من المبلغ المتبقي، ثم حاول مرة أخرى.',
        'Another refund was made. Check the remaining amount, then try again.',
      ],
    ),
  noPartialRefunds: () =>
    conflict(
      'no_partial_refunds',
      [
        'لا تدعم بوابة الدفع رد جزء من المبلغ',
        'The payment gateway does not support partial refunds',
      ],
      ['يمكنك رد المبلغ كاملًا فقط.', 'You can only refund the whole amount.'],
    ),
  refundTooMuch: () =>
    invalid('amount', 'refund_too_much', [
      'المبلغ أكبر مما يمكن رده.',
      'The amount is higher than what can be refunded.',
    ]),
  wrongCurrency: () =>
    invalid('currency', 'wrong_currency', [
      'دُفع المبلغ بعملة أخرى.',
      'The payment was made in another currency.',
    ]),
  deadlinePast: () =>
    invalid('until', 'deadline_past', [
      'اختر وقتًا بعد نهاية المهلة الحالية.',
      'Choose a time after the current deadline.',
    ]),
  deadlineTooFar: (days: number) =>
    invalid('until', 'deadline_too_far', [
      deadlineTexts('ar')('too_far', { count: days }),
      deadlineTexts('en')('too_far', { count: days }),
    ]),
  mailNotDue: () =>
    conflict(
      'mail_not_due',
      ['لا يمكن إرسال هذه الرسالة لهذا الطلب', 'This e-mail cannot be sent for this order'],
      [
        'تغيّرت حالة الطلب، أو مُحيت بيانات المشتري.',
        'The status of the order has changed, or the buyer’s data was erased.',
      ],
    ),
  mailJustSent: () =>
    conflict(
      'mail_just_sent',
      ['أُرسلت هذه الرسالة قبل قليل', 'This e-mail was sent a moment ago'],
      ['يمكنك إرسالها مرة أخرى بعد دقيقة.', 'You can send it again in a minute.'],
    ),
  holdChanged: () =>
    conflict(
      'hold_changed',
      ['انتهى هذا الحجز المؤقت', 'This hold has ended'],
      [
        'انتهت مهلته، أو أصبح طلبًا، أو بدأ مشترٍ آخر الحجز. حدّث القائمة.',
        'Its time is over, it became an order, or another buyer has started a hold. Reload the list.',
      ],
    ),
};
