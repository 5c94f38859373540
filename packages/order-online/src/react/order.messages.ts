import { defineMessages } from '@mawkib/core/locale';

export const orderMessages = defineMessages('order-online', {
  steps: { ar: 'خطوات الحجز', en: 'Steps of your reservation' },
  step_details: { ar: 'السيارة', en: 'Your car' },
  step_checkout: { ar: 'بياناتك', en: 'Your details' },
  step_success: { ar: 'التأكيد', en: 'Confirmation' },
  step_done: { ar: 'مكتملة', en: 'completed' },
  your_car: { ar: 'السيارة التي تحجزها', en: 'The car you are reserving' },
  price: { ar: 'السعر', en: 'Price' },
  price_on_request: { ar: 'السعر عند الطلب', en: 'Price on request' },
  deposit: { ar: 'تدفع الآن', en: 'To pay now' },
  nothing_to_pay: { ar: 'لا شيء', en: 'Nothing' },

  read_before: { ar: 'اقرأ قبل الموافقة:', en: 'Read before you agree:' },
  terms: { ar: 'شروط الحجز', en: 'Terms of reservation' },
  policy: { ar: 'سياسة الخصوصية', en: 'Privacy policy' },

  details_title: { ar: 'احجز هذه السيارة', en: 'Reserve this car' },
  details_lead: {
    ar: 'يستغرق الحجز بضع دقائق. لا تدفع شيئًا الآن، ولا تلتزم بالشراء.',
    en: 'It takes a few minutes. You pay nothing now, and you are not obliged to buy.',
  },
  details_lead_paid: {
    ar: 'يستغرق الحجز بضع دقائق. تدفع عربونًا يُخصم من سعر السيارة.',
    en: 'It takes a few minutes. You pay a deposit, which is deducted from the price of the car.',
  },
  means_deposit_title: { ar: 'عربون الحجز', en: 'A deposit' },
  means_deposit_text: {
    ar: 'تُدخل بياناتك أولًا، ثم ترى المبلغ قبل أن تدفعه. يصبح الحجز نهائيًا فور الدفع.',
    en: 'You enter your details first and see the amount before you pay it. The reservation is final once it is paid.',
  },
  means_title: { ar: 'ماذا يعني الحجز؟', en: 'What reserving means' },
  means_hold_title: { ar: 'السيارة لك وحدك', en: 'The car is yours alone' },
  means_hold_text: {
    ar: {
      zero: 'لأقل من دقيقة لا يستطيع أحد غيرك حجزها، بينما تُدخل بياناتك.',
      one: 'لدقيقة واحدة لا يستطيع أحد غيرك حجزها، بينما تُدخل بياناتك.',
      two: 'لدقيقتين لا يستطيع أحد غيرك حجزها، بينما تُدخل بياناتك.',
      few: 'لمدة {count} دقائق لا يستطيع أحد غيرك حجزها، بينما تُدخل بياناتك.',
      many: 'لمدة {count} دقيقة لا يستطيع أحد غيرك حجزها، بينما تُدخل بياناتك.',
      other: 'لمدة {count} دقيقة لا يستطيع أحد غيرك حجزها، بينما تُدخل بياناتك.',
    },
    en: {
      one: 'For {count} minute nobody else can reserve it while you enter your details.',
      other: 'For {count} minutes nobody else can reserve it while you enter your details.',
    },
  },
  means_confirm_title: { ar: 'تأكيد بنقرة واحدة', en: 'Confirmed with one click' },
  means_confirm_text: {
    ar: 'نرسل إليك رسالة بالبريد الإلكتروني. افتح الرابط الذي فيها وأكّد الحجز.',
    en: 'We send you an e-mail. Open the link in it and confirm the reservation.',
  },
  means_contact_title: { ar: 'ثم يتصل بك الوكيل', en: 'Then the retailer calls you' },
  means_contact_text: {
    ar: 'لترتيب المعاينة وتجربة القيادة والإجابة عن أسئلتك. والحجز لا يُلزمك بالشراء.',
    en: 'To arrange a viewing and a test drive, and to answer your questions. Reserving does not oblige you to buy.',
  },
  start: { ar: 'ابدأ الحجز', en: 'Start the reservation' },
  starting: { ar: 'جارٍ حجز السيارة لك', en: 'Holding the car for you' },

  checkout_title: { ar: 'لمن نحجز السيارة؟', en: 'Who is the car for?' },
  checkout_lead: {
    ar: 'نستخدم هذه البيانات لهذا الحجز فقط.',
    en: 'We use these details for this reservation only.',
  },
  held_until: {
    ar: 'السيارة محجوزة لك حتى الساعة {time}',
    en: 'The car is held for you until {time}',
  },
  held_for: { ar: 'السيارة محجوزة لك لمدة', en: 'The car is held for you for another' },
  minutes_left: {
    ar: {
      zero: 'انتهت مهلة الحجز',
      one: 'بقيت دقيقة واحدة لإتمام الحجز',
      two: 'بقيت دقيقتان لإتمام الحجز',
      few: 'بقيت {count} دقائق لإتمام الحجز',
      many: 'بقيت {count} دقيقة لإتمام الحجز',
      other: 'بقيت {count} دقيقة لإتمام الحجز',
    },
    en: {
      one: '{count} minute left to complete the reservation',
      other: '{count} minutes left to complete the reservation',
    },
  },
  half_minute_left: {
    ar: 'بقيت 30 ثانية لإتمام الحجز',
    en: '30 seconds left to complete the reservation',
  },
  order: { ar: 'احجز السيارة', en: 'Reserve the car' },
  to_payment: { ar: 'المتابعة إلى الدفع', en: 'Continue to payment' },
  paid_next: {
    ar: 'تدفع في الخطوة التالية. لا يُخصم شيء قبلها.',
    en: 'You pay in the next step. Nothing is charged before that.',
  },
  no_cost: { ar: 'حجز مجاني دون أي التزام بالشراء', en: 'Free, with no obligation to buy' },
  init_title: { ar: 'السيارة محجوزة لك الآن', en: 'The car is now held for you' },
  init_text: {
    ar: 'لا يستطيع أحد غيرك حجزها حتى الساعة {time}. تصبح بعد ذلك متاحة للجميع.',
    en: 'Nobody else can reserve it until {time}. After that, it is available to everyone again.',
  },
  go_on: { ar: 'متابعة', en: 'Continue' },

  success_title: { ar: 'بقيت خطوة واحدة', en: 'One step left' },
  success_lead: {
    ar: 'أرسلنا رابط التأكيد إلى {email}. افتحه واضغط «تأكيد الحجز» ليصبح الحجز نهائيًا.',
    en: 'We sent the confirmation link to {email}. Open it and press “Confirm reservation” to make it final.',
  },
  success_lead_plain: {
    ar: 'أرسلنا إليك رابط التأكيد بالبريد الإلكتروني. افتحه واضغط «تأكيد الحجز» ليصبح الحجز نهائيًا.',
    en: 'We sent you the confirmation link by e-mail. Open it and press “Confirm reservation” to make it final.',
  },
  order_number: { ar: 'رقم الطلب', en: 'Order number' },
  created_at: { ar: 'تاريخ الطلب', en: 'Ordered on' },
  vin: { ar: 'رقم الهيكل', en: 'VIN' },
  payment_status: { ar: 'حالة الدفع', en: 'Payment' },
  payment_not_required: { ar: 'حجز مجاني، لا دفع مطلوب', en: 'Free, nothing to pay' },
  payment_pending: { ar: 'بانتظار تأكيد الدفع', en: 'Waiting to be confirmed' },
  payment_paid: { ar: 'تم الدفع', en: 'Paid' },
  payment_failed: { ar: 'لم تكتمل عملية الدفع', en: 'Not completed' },
  payment_refunding: { ar: 'جارٍ رد المبلغ', en: 'Being refunded' },
  payment_refunded: { ar: 'رُدّ المبلغ', en: 'Refunded' },
  copy: { ar: 'نسخ', en: 'Copy' },
  copied: { ar: 'تم النسخ', en: 'Copied' },
  next_title: { ar: 'ماذا بعد؟', en: 'What happens next' },
  next_open_title: { ar: 'افتح الرسالة وأكّد الحجز', en: 'Open the e-mail and confirm' },
  next_open_text: {
    ar: 'إن لم تجدها، فابحث في البريد غير المرغوب فيه.',
    en: 'If you cannot find it, look in your spam folder.',
  },
  next_retailer_title: { ar: 'يتصل بك الوكيل', en: 'The retailer calls you' },
  next_retailer_text: {
    ar: 'لتحديد موعد المعاينة وتجربة القيادة.',
    en: 'To arrange a viewing and a test drive.',
  },
  next_decide_title: { ar: 'تقرّر بعد أن ترى السيارة', en: 'You decide once you have seen the car' },
  next_decide_text: { ar: 'حتى ذلك الحين لا تدفع شيئًا.', en: 'Until then you pay nothing.' },

  waiting_title: { ar: 'أكّد حجز السيارة', en: 'Confirm your reservation' },
  waiting_text: {
    ar: 'اضغط الزر لتصبح السيارة محجوزة باسمك. الحجز مجاني ولا يُلزمك بالشراء.',
    en: 'Press the button and the car is reserved in your name. It is free and does not oblige you to buy.',
  },
  waiting_until: {
    ar: 'نحتفظ لك بالسيارة حتى {time}.',
    en: 'We hold the car for you until {time}.',
  },
  confirm: { ar: 'تأكيد الحجز', en: 'Confirm reservation' },
  confirming: { ar: 'جارٍ تأكيد الحجز', en: 'Confirming the reservation' },
  repeated_title: { ar: 'حجزك مؤكَّد من قبل', en: 'Your reservation was already confirmed' },
  repeated_text: {
    ar: 'السيارة محجوزة باسمك ولا يلزمك أي إجراء آخر. سيتصل بك الوكيل لترتيب موعد.',
    en: 'The car is reserved in your name and there is nothing more to do. The retailer will call you to arrange a visit.',
  },
  confirmed_title: { ar: 'تم تأكيد الحجز', en: 'Your reservation is confirmed' },
  confirmed_text: {
    ar: 'السيارة محجوزة باسمك. سيتصل بك الوكيل قريبًا لترتيب موعد.',
    en: 'The car is reserved in your name. The retailer will call you soon to arrange a visit.',
  },
  error_title: { ar: 'تعذّر عرض الحجز', en: 'We cannot show your reservation' },
  error_text: {
    ar: 'لم نتمكن من الوصول إلى هذا الطلب الآن. لم يتغيّر شيء في حجزك.',
    en: 'The order is not available right now. Your reservation has not changed.',
  },
  failure_title: { ar: 'لم يُؤكَّد الحجز', en: 'Your reservation was not confirmed' },
  failure_text: {
    ar: 'وجدنا طلبك، لكن تعذّر تأكيده. تواصل مع الوكيل.',
    en: 'We found your order, but could not confirm it. Contact your retailer.',
  },
  retry: { ar: 'إعادة المحاولة', en: 'Try again' },
  to_vehicle: { ar: 'صفحة السيارة', en: 'The car’s page' },
  back_to_vehicle: { ar: 'العودة إلى السيارة', en: 'Back to the car' },
  to_vehicles: { ar: 'سيارات مشابهة', en: 'Similar cars' },
  to_home: { ar: 'الصفحة الرئيسية', en: 'Home page' },
  to_retailers: { ar: 'تواصل مع الوكيل', en: 'Contact a retailer' },
  try_at: {
    ar: 'قد تعود متاحة عند الساعة {time}.',
    en: 'It may be available again at {time}.',
  },
});
