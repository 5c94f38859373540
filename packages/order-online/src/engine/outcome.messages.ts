import { defineMessages } from '@mawkib/core/locale';

export const outcomeMessages = defineMessages('order-online.outcomes', {
  vehicle_locked_title: {
    ar: 'عميل آخر يُتمّ حجز هذه السيارة الآن',
    en: 'Another customer is reserving this car right now',
  },
  vehicle_locked_text: {
    ar: 'إن لم يُكمل الحجز، تصبح السيارة متاحة خلال دقائق. حاول مرة أخرى بعد قليل، أو اطّلع على سيارات مشابهة.',
    en: 'If they do not complete it, the car is available again within minutes. Try again shortly, or see similar cars.',
  },
  vehicle_unavailable_title: {
    ar: 'لم تعد هذه السيارة متاحة',
    en: 'This car is no longer available',
  },
  vehicle_unavailable_text: {
    ar: 'حُجزت السيارة أو بيعت قبل قليل. لدينا سيارات مشابهة يسعدنا أن تطّلع عليها.',
    en: 'It has just been reserved or sold. We have similar cars that we would be glad to show you.',
  },
  lock_lost_title: {
    ar: 'انتهت المهلة المخصصة لإتمام الحجز',
    en: 'Your time to complete the reservation has ended',
  },
  lock_lost_text: {
    ar: 'لم يُرسل أي طلب ولم يُدفع أي مبلغ. إن كانت السيارة ما تزال متاحة، يمكنك البدء من جديد.',
    en: 'No order was sent and nothing was paid. If the car is still available, you can start again.',
  },
  order_expired_title: { ar: 'انتهت صلاحية هذا الحجز', en: 'This reservation has expired' },
  order_expired_text: {
    ar: 'لم يُؤكَّد الحجز في الوقت المحدد، وأصبحت السيارة متاحة للجميع. يمكنك اختيار سيارة وحجزها مرة أخرى.',
    en: 'It was not confirmed in time, so the car is available to everyone again. Choose a car and start a new reservation.',
  },
  order_cancelled_title: { ar: 'أُلغي الحجز', en: 'This reservation was cancelled' },
  order_cancelled_text: {
    ar: 'أصبحت السيارة متاحة للجميع، ولا يلزمك أي إجراء آخر.',
    en: 'The car is available to everyone again, and there is nothing more to do.',
  },
  cancel_closed_title: {
    ar: 'لم يعد الإلغاء ممكنًا',
    en: 'The reservation can no longer be cancelled',
  },
  cancel_closed_text: {
    ar: 'انتهت مهلة الإلغاء أو بيعت السيارة. يُرجى التواصل مع الوكيل.',
    en: 'The deadline has passed, or the car was sold. Please contact your retailer.',
  },
  invalid_token_title: { ar: 'رابط التأكيد غير صالح', en: 'This confirmation link is not valid' },
  invalid_token_text: {
    ar: 'ربما نُسخ الرابط ناقصًا. افتحه من رسالة البريد الإلكتروني مباشرة، أو تواصل مع الوكيل.',
    en: 'Part of the link may be missing. Open it from the e-mail, or contact your retailer.',
  },
  order_not_found_title: { ar: 'الطلب غير موجود', en: 'We cannot find this order' },
  order_not_found_text: {
    ar: 'يُرجى التحقق من رقم الطلب في رسالة البريد الإلكتروني، أو التواصل مع الوكيل.',
    en: 'Please check the order number in your e-mail, or contact your retailer.',
  },
  invalid_customer_title: {
    ar: 'يُرجى مراجعة البيانات المدخلة',
    en: 'Please check the details you entered',
  },
  invalid_customer_text: {
    ar: 'لم نتمكن من قبول بعض البيانات. كل ما كتبته محفوظ في النموذج.',
    en: 'Some details are not valid. Everything you typed is still in the form.',
  },
  payment_incomplete_title: {
    ar: 'لم تكتمل عملية الدفع بعد',
    en: 'The payment is not complete yet',
  },
  payment_incomplete_text: {
    ar: 'أكمل الدفع من هذه الصفحة. إن كنت قد دفعت، نؤكد الحجز بالبريد الإلكتروني فور وصول المبلغ.',
    en: 'Complete it on this page. If you have paid, we confirm the reservation by e-mail as soon as the payment arrives.',
  },
  payment_declined_title: { ar: 'لم تُقبل عملية الدفع', en: 'The payment was declined' },
  payment_declined_text: {
    ar: 'لم يُخصم أي مبلغ، والسيارة ما زالت محجوزة لك. جرّب بطاقة أو وسيلة دفع أخرى، أو تواصل مع مصرفك.',
    en: 'Nothing was charged and the car is still held for you. Try another card or way to pay, or ask your bank.',
  },
  payment_refused_title: {
    ar: 'بوابة الدفع لا تقبل هذا المبلغ',
    en: 'The payment gateway does not accept this amount',
  },
  payment_refused_text: {
    ar: 'لم يُخصم أي مبلغ. تواصل مع الوكيل لإتمام الحجز.',
    en: 'Nothing was charged. Contact the retailer to complete the reservation.',
  },
  payment_failed_title: {
    ar: 'تعذّر الوصول إلى بوابة الدفع',
    en: 'We cannot reach the payment gateway',
  },
  payment_failed_text: {
    ar: 'حاول مرة أخرى بعد قليل لتكمل من حيث توقفت. لن تدفع مرتين.',
    en: 'Try again in a moment to continue where you stopped. You will not pay twice.',
  },
  payment_not_found_title: {
    ar: 'عملية الدفع غير موجودة',
    en: 'We cannot find this payment',
  },
  payment_not_found_text: {
    ar: 'ابدأ الدفع من جديد من هذه الصفحة. لن تدفع مرتين.',
    en: 'Start the payment again from this page. You will not pay twice.',
  },
  payment_mismatch_title: {
    ar: 'عملية الدفع هذه تخص حجزًا آخر',
    en: 'This payment belongs to another reservation',
  },
  payment_mismatch_text: {
    ar: 'ابدأ دفع هذا الحجز من هذه الصفحة. إن كنت قد دفعت لحجز آخر، لن تفقد المبلغ.',
    en: 'Start the payment of this reservation from this page. A payment for another reservation is not lost.',
  },
  payment_not_configured_title: {
    ar: 'الدفع الإلكتروني غير متاح لهذه السيارة حاليًا',
    en: 'Online payment is not available for this car at the moment',
  },
  payment_not_configured_text: {
    ar: 'لم يُخصم أي مبلغ. تواصل مع الوكيل لإتمام الحجز.',
    en: 'Nothing was charged. Contact the retailer to complete the reservation.',
  },
  amount_changed_title: { ar: 'تغيّر المبلغ المطلوب', en: 'The amount to pay has changed' },
  amount_changed_text: {
    ar: 'لم يُخصم أي مبلغ. راجع المبلغ الجديد قبل الدفع.',
    en: 'Nothing was charged. Check the new amount before you pay.',
  },
  account_changed_title: {
    ar: 'تغيّر حساب البائع أثناء الدفع',
    en: 'The seller’s account changed while you were paying',
  },
  account_changed_text: {
    ar: 'لم يُخصم أي مبلغ. أعد تحميل الصفحة ثم أكمل الدفع.',
    en: 'Nothing was charged. Reload the page, then continue.',
  },
  capture_changed_title: {
    ar: 'تغيّرت طريقة تحصيل المبلغ أثناء الدفع',
    en: 'The payment method changed while you were paying',
  },
  capture_changed_text: {
    ar: 'لم يُخصم أي مبلغ. أعد تحميل الصفحة ثم أكمل الدفع.',
    en: 'Nothing was charged. Reload the page, then continue.',
  },
  terms_changed_title: { ar: 'تغيّرت الشروط', en: 'The terms have changed' },
  terms_changed_text: {
    ar: 'نُشر إصدار جديد من الشروط. اقرأه ثم وافق عليه. كل ما كتبته محفوظ في النموذج.',
    en: 'A new version was published. Read it, then accept it. Everything you typed is still in the form.',
  },
  phone_not_verified_title: {
    ar: 'لم يُتحقق من رقم هاتفك',
    en: 'Your phone number is not verified',
  },
  phone_not_verified_text: {
    ar: 'أدخل الرمز الذي نرسله إليك برسالة نصية.',
    en: 'Enter the code that we send you by SMS.',
  },
  verification_unavailable_title: {
    ar: 'تعذّر إرسال رمز التحقق',
    en: 'We could not send the code',
  },
  verification_unavailable_text: {
    ar: 'خدمة الرسائل النصية لا تستجيب الآن. حاول مرة أخرى بعد قليل. كل ما كتبته محفوظ في النموذج.',
    en: 'The SMS service is not responding. Try again in a moment. Everything you typed is still in the form.',
  },
  hold_limit_title: {
    ar: 'لديك حجوزات مؤقتة لسيارات أخرى',
    en: 'You are already holding other cars',
  },
  hold_limit_text: {
    ar: 'أكمل حجزًا بدأته أو انتظر حتى تنتهي مهلته، ثم حاول مرة أخرى.',
    en: 'Complete a reservation that you started, or wait until its time ends, then try again.',
  },
  hold_used_up_title: {
    ar: 'انتهت المدة القصوى لحجز هذه السيارة مؤقتًا',
    en: 'You have held this car for the maximum time',
  },
  hold_used_up_text: {
    ar: 'يمكنك المحاولة مرة أخرى بعد عشر دقائق إن كانت السيارة ما تزال متاحة، أو التواصل مع الوكيل.',
    en: 'You can try again in ten minutes if the car is still available, or contact the retailer.',
  },
  slot_taken_title: {
    ar: 'حُجز هذا الموعد قبل قليل',
    en: 'This appointment has just been taken',
  },
  slot_taken_text: {
    ar: 'اختر موعدًا آخر من المواعيد المتاحة.',
    en: 'Choose another available time.',
  },
  invalid_choices_title: {
    ar: 'أحد الخيارات لم يعد متاحًا',
    en: 'One of your choices is no longer available',
  },
  invalid_choices_text: {
    ar: 'تغيّرت الخيارات المتاحة لهذه السيارة. راجع اختيارك، ثم حاول مرة أخرى.',
    en: 'The options for this car have changed. Check your choice, then try again.',
  },
  ordering_disabled_title: {
    ar: 'لا يمكن حجز هذه السيارة عبر الموقع',
    en: 'This car cannot be reserved online',
  },
  ordering_disabled_text: {
    ar: 'تواصل مع الوكيل لحجزها.',
    en: 'Contact the retailer to reserve it.',
  },
  too_many_requests_title: {
    ar: 'محاولات كثيرة في وقت قصير',
    en: 'Too many attempts',
  },
  too_many_requests_text: {
    ar: 'انتظر دقيقة ثم حاول مرة أخرى.',
    en: 'Please wait a minute and try again.',
  },
  unreachable_title: { ar: 'تعذّر الاتصال بالخدمة', en: 'We could not reach the service' },
  unreachable_text: {
    ar: 'تحقق من اتصالك بالإنترنت، ثم حاول مرة أخرى. تكرار المحاولة لا يُنشئ طلبًا ثانيًا.',
    en: 'Check your connection and try again. You will not place a second order.',
  },
  failed_title: { ar: 'حدث خطأ لدينا', en: 'Something went wrong on our side' },
  failed_text: {
    ar: 'نعتذر عن ذلك. حاول مرة أخرى. تكرار المحاولة لا يُنشئ طلبًا ثانيًا.',
    en: 'We are sorry. Try again. You will not place a second order.',
  },
  way_retry: { ar: 'إعادة المحاولة', en: 'Try again' },
  way_vehicle: { ar: 'العودة إلى السيارة', en: 'Back to the car' },
  way_vehicles: { ar: 'عرض سيارات مشابهة', en: 'See similar cars' },
  way_retailers: { ar: 'تواصل مع الوكيل', en: 'Contact a retailer' },
});
