import { defineMessages } from '@mawkib/core/locale';

export const ownOrderMessages = defineMessages('order-online.own-order', {
  price: { ar: 'السعر', en: 'Price' },
  price_on_request: { ar: 'السعر عند الطلب', en: 'Price on request' },
  deposit: { ar: 'العربون', en: 'Deposit' },
  purchase: { ar: 'طريقة الشراء', en: 'Purchase option' },
  purchase_cash: { ar: 'شراء', en: 'Purchase' },
  purchase_lease: { ar: 'تأجير', en: 'Lease' },
  purchase_rent: { ar: 'اشتراك', en: 'Subscription' },
  retailer: { ar: 'الوكيل', en: 'Retailer' },
  confirmed_at: { ar: 'تاريخ التأكيد', en: 'Confirmed on' },
  appointment: { ar: 'موعدك', en: 'Your appointment' },
  appointment_viewing: { ar: 'معاينة السيارة', en: 'Viewing' },
  appointment_test_drive: { ar: 'تجربة قيادة', en: 'Test drive' },
  appointment_handover: { ar: 'استلام السيارة', en: 'Handover' },
  calendar: { ar: 'إضافة الموعد إلى التقويم', en: 'Add to calendar' },
  next_call_title: { ar: 'يتصل بك الوكيل', en: 'The retailer calls you' },
  next_call_text: {
    ar: 'يؤكد معك {retailer} الموعد ويجيب عن أسئلتك.',
    en: '{retailer} confirms your visit with you and answers your questions.',
  },
  next_rest_title: { ar: 'تدفع الباقي لدى الوكيل', en: 'You pay the rest at the retailer' },
  next_rest_text: {
    ar: 'يُخصم العربون من سعر السيارة.',
    en: 'Your deposit is deducted from the price of the car.',
  },
  cancel_open: { ar: 'إلغاء الحجز', en: 'Cancel the reservation' },
  cancel_effect: {
    ar: 'تصبح السيارة متاحة للجميع. لا يمكن التراجع عن الإلغاء.',
    en: 'The car becomes available to everyone. You cannot undo this.',
  },
  cancel_effect_paid: {
    ar: 'تصبح السيارة متاحة للجميع، ونرد {amount} إلى وسيلة الدفع نفسها. لا يمكن التراجع عن الإلغاء.',
    en: 'The car becomes available to everyone, and we refund {amount} to the same payment method. You cannot undo this.',
  },
  cancel_until: { ar: 'يمكنك الإلغاء حتى {time}.', en: 'You can cancel until {time}.' },
  cancel_reason: { ar: 'السبب', en: 'Reason' },
  cancel_now: { ar: 'إلغاء الحجز نهائيًا', en: 'Cancel the reservation now' },
  cancelling: { ar: 'جارٍ إلغاء الحجز', en: 'Cancelling the reservation' },
  cancel_closed: {
    ar: 'لم يعد الإلغاء ممكنًا عبر الموقع. اتصل بالوكيل {retailer}.',
    en: 'You can no longer cancel online. Call {retailer}.',
  },
  pay_again_title: { ar: 'لم تكتمل عملية الدفع', en: 'The payment was not completed' },
  pay_again_text: {
    ar: 'ما زالت السيارة محجوزة لك حتى {time}. يمكنك الدفع من جديد.',
    en: 'The car is still held for you until {time}. You can pay again.',
  },
  pay_again: { ar: 'الدفع من جديد', en: 'Pay again' },
  refunding_text: {
    ar: 'نرد {amount} إلى وسيلة الدفع نفسها. قد يستغرق ظهور المبلغ في حسابك بضعة أيام عمل.',
    en: 'We are refunding {amount} to the same payment method. It can take a few business days to appear in your account.',
  },
  refunded_text: {
    ar: 'رددنا {amount} إلى وسيلة الدفع نفسها. قد يستغرق ظهور المبلغ في حسابك بضعة أيام عمل.',
    en: 'We have refunded {amount} to the same payment method. It can take a few business days to appear in your account.',
  },
});
