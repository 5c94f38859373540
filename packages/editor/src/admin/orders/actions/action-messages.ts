import { defineMessages } from '@mawkib/core/locale';

export const actionMessages = defineMessages('editor.orders.actions', {
  title: { ar: 'الإجراءات', en: 'Actions' },
  none: { ar: 'لا إجراء متاح في هذه الحالة.', en: 'Nothing can be done with this order now.' },
  close: { ar: 'رجوع', en: 'Back' },
  effects: { ar: 'ما سيحدث', en: 'What happens' },
  reason: { ar: 'السبب', en: 'Reason' },
  reason_help: {
    ar: 'للفريق والوكيل فقط، ولا يظهر في رسالة المشتري. من 3 إلى 500 حرف.',
    en: 'For staff and the retailer; the buyer’s e-mail does not contain it. 3 to 500 characters.',
  },
  reason_short: { ar: 'اكتب السبب في 3 أحرف على الأقل.', en: 'Enter at least 3 characters.' },

  cancel: { ar: 'إلغاء الطلب', en: 'Cancel order' },
  cancel_title: { ar: 'إلغاء الطلب {number}', en: 'Cancel order {number}' },
  cancel_now: { ar: 'إلغاء الطلب', en: 'Cancel the order' },
  cancelled: { ar: 'أُلغي الطلب.', en: 'The order is cancelled.' },
  free_vehicle: { ar: 'إتاحة السيارة من جديد', en: 'Make the car available again' },
  car_free: {
    ar: 'تُعرض السيارة على الموقع من جديد.',
    en: 'The website offers the car again.',
  },
  car_kept: {
    ar: 'تبقى السيارة محجوزة ولا تُعرض على الموقع.',
    en: 'The car stays reserved and is not offered on the website.',
  },
  money_back: {
    ar: 'يُرد {amount} إلى المشتري عبر {vendor}.',
    en: '{amount} goes back to the buyer by {vendor}.',
  },
  money_none: {
    ar: 'لم يُدفع مبلغ، فلا شيء يُرد.',
    en: 'Nothing was paid, so nothing goes back.',
  },
  money_running: {
    ar: 'ما حُصّل أو يُحصَّل الآن يُرد إلى المشتري.',
    en: 'What was captured, or is being captured now, goes back to the buyer.',
  },
  mails_both: {
    ar: 'تصل رسالة إلى المشتري وأخرى إلى الوكيل.',
    en: 'The buyer and the retailer get an e-mail.',
  },
  mails_none: {
    ar: 'حُذفت بيانات المشتري، فلا تُرسل رسالة.',
    en: 'The buyer’s data was erased, so nobody gets an e-mail.',
  },
  no_undo: { ar: 'لا يمكن التراجع عن الإلغاء.', en: 'This cannot be undone.' },

  refund: { ar: 'رد مبلغ', en: 'Refund' },
  refund_title: { ar: 'رد مبلغ الطلب {number}', en: 'Refund order {number}' },
  refund_now: { ar: 'رد {amount}', en: 'Refund {amount}' },
  refund_plain: { ar: 'رد المبلغ', en: 'Refund' },
  refund_asked: {
    ar: 'سُجّل الطلب، وتُنفّذه جهة الدفع الآن.',
    en: 'The refund is stored and is being made by the payment vendor.',
  },
  amount: { ar: 'المبلغ ({currency})', en: 'Amount ({currency})' },
  amount_help: { ar: 'حتى {left}', en: 'Up to {left}' },
  amount_wrong: {
    ar: 'اكتب مبلغًا أكبر من صفر وحتى {left}.',
    en: 'Enter an amount above zero, up to {left}.',
  },
  amount_whole_only: {
    ar: 'ترد جهة الدفع هذه المبلغ كاملًا فقط.',
    en: 'This payment vendor refunds the whole amount only.',
  },
  refund_rest: {
    ar: 'يبقى {rest} مدفوعًا.',
    en: '{rest} stays paid.',
  },
  refund_whole: {
    ar: 'بذلك يكون المبلغ قد رُدّ كله.',
    en: 'With this, the whole payment is refunded.',
  },
  refund_order: {
    ar: 'لا تتغيّر حالة الطلب، وتبقى السيارة محجوزة.',
    en: 'The order stays as it is, and the car stays reserved.',
  },
  refund_mails: {
    ar: 'تصل رسالة إلى المشتري وأخرى إلى الوكيل بعد أن تؤكد جهة الدفع الرد.',
    en: 'The buyer and the retailer get an e-mail once the payment vendor has made the refund.',
  },

  extend: { ar: 'تمديد المهلة', en: 'Extend' },
  extend_title: { ar: 'تمديد مهلة الطلب {number}', en: 'Extend order {number}' },
  extend_now: { ar: 'تمديد', en: 'Extend' },
  extended: { ar: 'مُدّدت المهلة.', en: 'The deadline is extended.' },
  until: { ar: 'حتى', en: 'Until' },
  until_help: { ar: 'المهلة الحالية: {time}', en: 'Present deadline: {time}' },
  until_wrong: {
    ar: 'اختر وقتًا بعد المهلة الحالية، وخلال {days} يومًا من الآن.',
    en: 'Choose a time after the present deadline, within {days} days from now.',
  },
  until_wrong_day: {
    ar: 'اختر وقتًا بعد المهلة الحالية، وخلال 24 ساعة من الآن.',
    en: 'Choose a time after the present deadline, within 24 hours from now.',
  },
  extend_link: {
    ar: 'يبقى رابط التأكيد صالحًا حتى {time}.',
    en: 'The buyer’s link to confirm works until {time}.',
  },
  extend_car: {
    ar: 'لا يمكن لمشترٍ آخر حجز السيارة حتى ذلك الوقت.',
    en: 'Nobody else can reserve the car until then.',
  },
  extend_mails: {
    ar: 'لا تُرسل رسالة الآن. يُذكَّر المشتري قبل نهاية المهلة.',
    en: 'No e-mail is sent now. The buyer is reminded before the end.',
  },

  resend: { ar: 'إعادة إرسال الرسالة', en: 'Send e-mail again' },
  resend_title: { ar: 'إعادة إرسال رسالة المشتري', en: 'Send an e-mail to the buyer again' },
  resend_now: { ar: 'إرسال', en: 'Send' },
  resent: { ar: 'أُضيفت الرسالة إلى قائمة الإرسال.', en: 'The e-mail is queued.' },
  resend_to: { ar: 'تُرسل «{mail}» إلى {email}.', en: '“{mail}” goes to {email}.' },
  resend_link: {
    ar: 'الروابط في الرسائل السابقة تبقى صالحة.',
    en: 'The links in earlier e-mails stay valid.',
  },

  sell: { ar: 'تسجيل البيع', en: 'Mark as sold' },
  sell_title: { ar: 'تسجيل بيع السيارة', en: 'Mark the car as sold' },
  sell_now: { ar: 'تسجيل البيع', en: 'Mark as sold' },
  sold: { ar: 'سُجّلت السيارة كمباعة.', en: 'The car is marked as sold.' },
  sell_stock: {
    ar: 'تصبح حالة السيارة في المخزون «مباعة» ولا تُعرض على الموقع.',
    en: 'The car is “sold” in the stock and is no longer shown on the website.',
  },
  sell_cancel: {
    ar: 'لا يمكن إلغاء الطلب ما دامت السيارة مباعة.',
    en: 'The order cannot be cancelled while the car is sold.',
  },
  sell_mails: { ar: 'لا تُرسل رسائل.', en: 'Nobody gets an e-mail.' },
  sell_undo: {
    ar: 'يمكن التراجع: «إعادة إلى محجوزة».',
    en: 'It can be undone with “Back to reserved”.',
  },
  unsell: { ar: 'إعادة إلى محجوزة', en: 'Back to reserved' },
  unsell_title: { ar: 'إعادة السيارة إلى محجوزة', en: 'Mark the car as reserved again' },
  unsold: { ar: 'السيارة محجوزة من جديد.', en: 'The car is reserved again.' },
  unsell_stock: {
    ar: 'تعود حالة السيارة في المخزون إلى «محجوزة» لهذا الطلب.',
    en: 'The car is “reserved” for this order in the stock again.',
  },
});

/** Names of the mails of an order. */
export const mailMessages = defineMessages('editor.orders.mails', {
  'order-confirm': { ar: 'رابط تأكيد الحجز', en: 'Link to confirm the reservation' },
  'order-reserved': { ar: 'تأكيد الحجز', en: 'Confirmation of the reservation' },
  'order-reserved-staff': { ar: 'حجز جديد، إلى الفريق', en: 'New reservation, to staff' },
  'order-reminder': { ar: 'تذكير قبل نهاية المهلة', en: 'Reminder before the deadline' },
  'order-expired': { ar: 'انتهاء الحجز', en: 'Reservation expired' },
  'order-cancelled': { ar: 'إلغاء الحجز', en: 'Reservation cancelled' },
  'order-cancelled-staff': { ar: 'إلغاء حجز، إلى الفريق', en: 'Cancellation, to staff' },
  'order-refunded': { ar: 'رد المبلغ', en: 'Refund made' },
  'order-refunded-staff': { ar: 'رد مبلغ، إلى الفريق', en: 'Refund, to staff' },
});
