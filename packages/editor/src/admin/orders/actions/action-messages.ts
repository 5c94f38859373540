import { defineMessages } from '@mawkib/core/locale';

export const actionMessages = defineMessages('editor.orders.actions', {
  title: { ar: 'الإجراءات', en: 'Actions' },
  none: { ar: 'لا إجراءات متاحة لهذا الطلب الآن.', en: 'No actions are available for this order.' },
  close: { ar: 'رجوع', en: 'Back' },
  effects: { ar: 'ما سيحدث', en: 'What happens' },
  reason: { ar: 'السبب', en: 'Reason' },
  reason_help: {
    ar: 'يراه الفريق والوكيل فقط، ولا يظهر في رسالة المشتري. من 3 إلى 500 حرف.',
    en: 'For staff and the retailer. The buyer does not see it. 3 to 500 characters.',
  },
  reason_short: { ar: 'اكتب السبب في 3 أحرف على الأقل.', en: 'Enter at least 3 characters.' },

  cancel: { ar: 'إلغاء الطلب', en: 'Cancel order' },
  cancel_title: { ar: 'إلغاء الطلب {number}', en: 'Cancel order {number}' },
  cancel_now: { ar: 'إلغاء الطلب', en: 'Cancel the order' },
  cancelled: { ar: 'أُلغي الطلب.', en: 'The order is cancelled.' },
  free_vehicle: { ar: 'إتاحة السيارة مرة أخرى', en: 'Make the car available again' },
  car_free: {
    ar: 'تصبح السيارة متاحة على الموقع مرة أخرى.',
    en: 'The car is available on the website again.',
  },
  car_kept: {
    ar: 'تبقى السيارة محجوزة وغير متاحة على الموقع.',
    en: 'The car stays reserved and is not available on the website.',
  },
  money_back: {
    ar: 'يُرد {amount} إلى المشتري عبر {vendor}.',
    en: '{amount} is refunded to the buyer through {vendor}.',
  },
  money_none: {
    ar: 'لم يُدفع أي مبلغ، فلا يُرد شيء.',
    en: 'Nothing was paid, so nothing is refunded.',
  },
  money_running: {
    ar: 'يُرد إلى المشتري أي مبلغ حُصّل أو يُحصَّل الآن.',
    en: 'Any amount that was captured, or is being captured now, is refunded to the buyer.',
  },
  mails_both: {
    ar: 'تُرسل رسالة إلى المشتري وأخرى إلى الوكيل.',
    en: 'The buyer and the retailer get an e-mail.',
  },
  mails_none: {
    ar: 'مُحيت بيانات المشتري، فلا تُرسل رسائل.',
    en: 'The buyer’s data was erased, so no e-mails are sent.',
  },
  no_undo: { ar: 'لا يمكن التراجع عن الإلغاء.', en: 'This cannot be undone.' },

  refund: { ar: 'رد مبلغ', en: 'Refund' },
  refund_title: { ar: 'رد مبلغ الطلب {number}', en: 'Refund order {number}' },
  refund_now: { ar: 'رد {amount}', en: 'Refund {amount}' },
  refund_plain: { ar: 'رد المبلغ', en: 'Refund' },
  refund_asked: {
    ar: 'طُلب رد المبلغ، وتعالجه بوابة الدفع الآن.',
    en: 'Refund requested. The payment gateway is processing it.',
  },
  amount: { ar: 'المبلغ ({currency})', en: 'Amount ({currency})' },
  amount_help: { ar: 'حتى {left}', en: 'Up to {left}' },
  amount_wrong: {
    ar: 'أدخل مبلغًا أكبر من صفر ولا يتجاوز {left}.',
    en: 'Enter an amount above zero and up to {left}.',
  },
  amount_whole_only: {
    ar: 'ترد بوابة الدفع هذه المبلغ كاملًا فقط.',
    en: 'This payment gateway can only refund the whole amount.',
  },
  refund_rest: {
    ar: 'يبقى من المبلغ المدفوع {rest}.',
    en: '{rest} of the payment remains.',
  },
  refund_whole: {
    ar: 'يُرد المبلغ كله.',
    en: 'The whole payment is refunded.',
  },
  refund_order: {
    ar: 'لا تتغيّر حالة الطلب، وتبقى السيارة محجوزة.',
    en: 'The status of the order does not change, and the car stays reserved.',
  },
  refund_mails: {
    ar: 'تُرسل رسالة إلى المشتري وأخرى إلى الوكيل بعد أن تؤكد بوابة الدفع الرد.',
    en: 'The buyer and the retailer get an e-mail after the payment gateway confirms the refund.',
  },

  extend: { ar: 'تمديد المهلة', en: 'Extend' },
  extend_title: { ar: 'تمديد مهلة الطلب {number}', en: 'Extend order {number}' },
  extend_now: { ar: 'تمديد', en: 'Extend' },
  extended: { ar: 'مُدّدت المهلة.', en: 'The deadline is extended.' },
  until: { ar: 'حتى', en: 'Until' },
  until_help: { ar: 'المهلة الحالية: {time}', en: 'Current deadline: {time}' },
  until_wrong: {
    ar: {
      zero: 'اختر وقتًا بعد نهاية المهلة الحالية.',
      one: 'اختر وقتًا بعد نهاية المهلة الحالية، وخلال يوم واحد من الآن.',
      two: 'اختر وقتًا بعد نهاية المهلة الحالية، وخلال يومين من الآن.',
      few: 'اختر وقتًا بعد نهاية المهلة الحالية، وخلال {count} أيام من الآن.',
      many: 'اختر وقتًا بعد نهاية المهلة الحالية، وخلال {count} يومًا من الآن.',
      other: 'اختر وقتًا بعد نهاية المهلة الحالية، وخلال {count} يوم من الآن.',
    },
    en: {
      one: 'Choose a time after the current deadline and within {count} day from now.',
      other: 'Choose a time after the current deadline and within {count} days from now.',
    },
  },
  until_wrong_day: {
    ar: 'اختر وقتًا بعد نهاية المهلة الحالية، وخلال 24 ساعة من الآن.',
    en: 'Choose a time after the current deadline and within 24 hours from now.',
  },
  extend_link: {
    ar: 'يبقى رابط التأكيد صالحًا حتى {time}.',
    en: 'The buyer’s confirmation link works until {time}.',
  },
  extend_car: {
    ar: 'لا يمكن لمشترٍ آخر حجز السيارة حتى ذلك الوقت.',
    en: 'Nobody else can reserve the car until then.',
  },
  extend_mails: {
    ar: 'لا تُرسل رسالة الآن. يتلقى المشتري تذكيرًا قبل نهاية المهلة.',
    en: 'No e-mail is sent now. The buyer gets a reminder before the deadline.',
  },

  resend: { ar: 'إعادة إرسال الرسالة', en: 'Send e-mail again' },
  resend_title: { ar: 'إعادة إرسال رسالة المشتري', en: 'Send an e-mail to the buyer again' },
  resend_now: { ar: 'إرسال', en: 'Send' },
  resent: { ar: 'ستُرسل الرسالة خلال لحظات.', en: 'The e-mail will be sent in a moment.' },
  resend_to: { ar: 'تُرسل «{mail}» إلى {email}.', en: '“{mail}” is sent to {email}.' },
  resend_link: {
    ar: 'تبقى الروابط في الرسائل السابقة صالحة.',
    en: 'The links in earlier e-mails stay valid.',
  },

  sell: { ar: 'تسجيل السيارة مباعة', en: 'Mark as sold' },
  sell_title: { ar: 'تسجيل السيارة مباعة', en: 'Mark the car as sold' },
  sell_now: { ar: 'تسجيلها مباعة', en: 'Mark as sold' },
  sold: { ar: 'سُجّلت السيارة مباعة.', en: 'The car is marked as sold.' },
  sell_stock: {
    ar: 'تصبح حالة السيارة في المخزون «مباعة»، ولا تظهر على الموقع بعد ذلك.',
    en: 'The status of the car in the stock becomes “sold”. The website no longer shows it.',
  },
  sell_cancel: {
    ar: 'لا يمكن إلغاء الطلب ما دامت السيارة مباعة.',
    en: 'The order cannot be cancelled while the car is sold.',
  },
  sell_mails: { ar: 'لا تُرسل رسائل.', en: 'No e-mails are sent.' },
  sell_undo: {
    ar: 'يمكنك التراجع: اختر «إعادة إلى محجوزة».',
    en: 'You can undo this with “Back to reserved”.',
  },
  unsell: { ar: 'إعادة إلى محجوزة', en: 'Back to reserved' },
  unsell_title: { ar: 'إعادة السيارة إلى محجوزة', en: 'Mark the car as reserved again' },
  unsold: { ar: 'السيارة محجوزة مرة أخرى.', en: 'The car is reserved again.' },
  unsell_stock: {
    ar: 'تصبح حالة السيارة في المخزون «محجوزة» لهذا الطلب.',
    en: 'The status of the car in the stock becomes “reserved” for this order.',
  },
});

/** Names of the mails of an order. */
export const mailMessages = defineMessages('editor.orders.mails', {
  'order-confirm': { ar: 'رابط تأكيد الحجز', en: 'Confirmation link' },
  'order-reserved': { ar: 'تأكيد الحجز', en: 'Reservation confirmed' },
  'order-reserved-staff': { ar: 'حجز جديد، إلى الفريق', en: 'New reservation, to staff' },
  'order-reminder': { ar: 'تذكير قبل نهاية المهلة', en: 'Reminder before the deadline' },
  'order-expired': { ar: 'انتهاء الحجز', en: 'Reservation expired' },
  'order-cancelled': { ar: 'إلغاء الحجز', en: 'Reservation cancelled' },
  'order-cancelled-staff': { ar: 'إلغاء حجز، إلى الفريق', en: 'Reservation cancelled, to staff' },
  'order-refunded': { ar: 'رد المبلغ', en: 'Refund' },
  'order-refunded-staff': { ar: 'رد مبلغ، إلى الفريق', en: 'Refund, to staff' },
});
