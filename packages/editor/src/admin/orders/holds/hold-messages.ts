import { defineMessages } from '@mawkib/core/locale';

export const holdMessages = defineMessages('editor.orders.holds', {
  title: { ar: 'الحجوزات المؤقتة', en: 'Live holds' },
  lead: {
    ar: 'سيارات بدأ مشترون حجزها ولم يُرسلوا الطلب بعد، الأقرب انتهاءً أولًا.',
    en: 'Cars that buyers have started to reserve but not ordered yet; those that end first are on top.',
  },
  vehicle: { ar: 'السيارة', en: 'Car' },
  retailer: { ar: 'الوكيل', en: 'Retailer' },
  since: { ar: 'بدأ', en: 'Since' },
  ends: { ar: 'ينتهي', en: 'Ends' },
  payment: { ar: 'الدفع', en: 'Payment' },
  paying: { ar: 'بدأ الدفع', en: 'Has started to pay' },
  not_paying: { ar: 'لم يبدأ', en: 'Not started' },
  actions: { ar: 'الإجراءات', en: 'Actions' },
  none: { ar: 'لا حجوزات مؤقتة الآن', en: 'No live holds' },
  none_text: {
    ar: 'تظهر هنا ما دام مشترٍ يُكمل طلبه.',
    en: 'They appear here while a buyer completes an order.',
  },
  more: { ar: 'و{count} غيرها تنتهي لاحقًا.', en: '{count} more end later.' },
  extend: { ar: 'تمديد', en: 'Extend' },
  extend_of: { ar: 'تمديد حجز {vehicle}', en: 'Extend the hold on {vehicle}' },
  extended: { ar: 'مُدّد الحجز المؤقت.', en: 'The hold is extended.' },
  extend_car: {
    ar: 'لا يمكن لمشترٍ آخر حجز السيارة حتى {time}.',
    en: 'Nobody else can reserve the car until {time}.',
  },
  extend_page: {
    ar: 'يرى المشتري الوقت الجديد في صفحته. لا تُرسل رسالة.',
    en: 'The buyer sees the new time on their page. No e-mail is sent.',
  },
  end: { ar: 'إنهاء', en: 'End' },
  end_of: { ar: 'إنهاء حجز {vehicle}', en: 'End the hold on {vehicle}' },
  end_now: { ar: 'إنهاء الحجز المؤقت', en: 'End the hold' },
  ended: { ar: 'انتهى الحجز المؤقت.', en: 'The hold is ended.' },
  end_car: { ar: 'تُتاح السيارة للجميع فورًا.', en: 'The car is available to everyone at once.' },
  end_buyer: {
    ar: 'يرى المشتري أن حجزه انتهى، ولا يستطيع إرسال الطلب.',
    en: 'The buyer sees that the hold is lost and cannot place the order.',
  },
  end_money: {
    ar: 'بدأ المشتري الدفع: ما يدفعه يُرد إليه كاملًا مع رسالة.',
    en: 'The buyer has started to pay: what they pay is returned in full, with an e-mail.',
  },
});
