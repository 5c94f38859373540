import { defineMessages } from '@mawkib/core/locale';

export const holdMessages = defineMessages('editor.orders.holds', {
  title: { ar: 'الحجوزات المؤقتة', en: 'Active holds' },
  lead: {
    ar: 'سيارات بدأ مشترون حجزها ولم يُرسلوا الطلب بعد، الأقرب إلى الانتهاء أولًا.',
    en: 'Cars that buyers have started to reserve but not ordered yet, next to end first.',
  },
  vehicle: { ar: 'السيارة', en: 'Car' },
  retailer: { ar: 'الوكيل', en: 'Retailer' },
  since: { ar: 'بدأ', en: 'Since' },
  ends: { ar: 'ينتهي', en: 'Ends' },
  payment: { ar: 'الدفع', en: 'Payment' },
  paying: { ar: 'بدأ', en: 'Started' },
  not_paying: { ar: 'لم يبدأ', en: 'Not started' },
  actions: { ar: 'الإجراءات', en: 'Actions' },
  none: { ar: 'لا حجوزات مؤقتة الآن', en: 'No active holds' },
  none_text: {
    ar: 'تظهر هنا السيارات التي يُكمل مشترٍ طلبها الآن.',
    en: 'A hold appears here while a buyer completes an order.',
  },
  more: {
    ar: {
      zero: 'لا حجوزات أخرى.',
      one: 'وحجز آخر ينتهي لاحقًا.',
      two: 'وحجزان آخران ينتهيان لاحقًا.',
      few: 'و{count} حجوزات أخرى تنتهي لاحقًا.',
      many: 'و{count} حجزًا آخر تنتهي لاحقًا.',
      other: 'و{count} حجز آخر تنتهي لاحقًا.',
    },
    en: { one: '{count} more ends later.', other: '{count} more end later.' },
  },
  extend: { ar: 'تمديد', en: 'Extend' },
  extend_of: { ar: 'تمديد حجز {vehicle}', en: 'Extend the hold on {vehicle}' },
  extended: { ar: 'مُدّد الحجز المؤقت.', en: 'The hold is extended.' },
  extend_car: {
    ar: 'لا يمكن لمشترٍ آخر حجز السيارة حتى {time}.',
    en: 'Nobody else can reserve the car until {time}.',
  },
  extend_page: {
    ar: 'يرى المشتري الوقت الجديد في صفحته. لا تُرسل رسائل.',
    en: 'The buyer sees the new time on their page. No e-mails are sent.',
  },
  end: { ar: 'إنهاء', en: 'End' },
  end_of: { ar: 'إنهاء حجز {vehicle}', en: 'End the hold on {vehicle}' },
  end_now: { ar: 'إنهاء الحجز المؤقت', en: 'End hold' },
  ended: { ar: 'أُنهي الحجز المؤقت.', en: 'The hold was ended.' },
  end_car: {
    ar: 'تصبح السيارة متاحة للجميع فورًا.',
    en: 'The car becomes available to everyone immediately.',
  },
  end_buyer: {
    ar: 'يرى المشتري أن حجزه انتهى، ولا يستطيع إرسال الطلب.',
    en: 'The buyer sees that the hold has ended and cannot place the order.',
  },
  end_money: {
    ar: 'بدأ المشتري الدفع. أي مبلغ يدفعه يُرد إليه كاملًا، وتصله رسالة بذلك.',
    en: 'The buyer has started to pay. Any payment is refunded in full, and the buyer gets an e-mail.',
  },
});
