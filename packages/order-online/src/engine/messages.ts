import { defineMessages } from '@mawkib/core/locale';

export const customerMessages = defineMessages('order-online.customer', {
  first_name: { ar: 'الاسم الأول', en: 'First name' },
  last_name: { ar: 'اسم العائلة', en: 'Last name' },
  email: { ar: 'البريد الإلكتروني', en: 'E-mail address' },
  email_help: {
    ar: 'نرسل إليه رابط تأكيد الحجز.',
    en: 'We send the link that confirms your reservation here.',
  },
  phone: { ar: 'رقم الهاتف المتحرك', en: 'Mobile number' },
  city: { ar: 'المدينة', en: 'City' },
  consent: {
    ar: 'أوافق على استخدام بياناتي لإتمام هذا الحجز والتواصل معي بشأنه.',
    en: 'I agree that my details are used to complete this reservation and to contact me about it.',
  },
  consent_required: {
    ar: 'نحتاج إلى موافقتك لنتمكن من حجز السيارة باسمك',
    en: 'We need your agreement to reserve the car in your name',
  },
});

export const outcomeMessages = defineMessages('order-online.outcomes', {
  vehicle_locked_title: {
    ar: 'عميل آخر يُتمّ حجز هذه السيارة الآن',
    en: 'Another customer is reserving this car right now',
  },
  vehicle_locked_text: {
    ar: 'إن لم يُكمل الحجز فستعود السيارة متاحة خلال دقائق. يمكنك المحاولة بعد قليل، أو الاطلاع على سيارات مشابهة.',
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
    ar: 'لم يُرسل أي طلب ولم تُدفع أي مبالغ. إن كانت السيارة لا تزال متاحة فيمكنك البدء من جديد.',
    en: 'No order was sent and nothing was paid. If the car is still available, you can start again.',
  },
  order_expired_title: { ar: 'انتهت صلاحية هذا الحجز', en: 'This reservation has expired' },
  order_expired_text: {
    ar: 'لم يُؤكَّد الحجز في الوقت المحدد، فعادت السيارة متاحة للجميع. يمكنك اختيار سيارة والحجز من جديد.',
    en: 'It was not confirmed in time, so the car is available to everyone again. Choose a car and start a new reservation.',
  },
  invalid_token_title: { ar: 'رابط التأكيد غير صالح', en: 'This confirmation link is not valid' },
  invalid_token_text: {
    ar: 'ربما نُسخ الرابط ناقصًا. يُرجى فتحه من رسالة البريد الإلكتروني مباشرةً، أو التواصل مع الوكيل.',
    en: 'Part of the link may be missing. Open it from the e-mail, or contact your retailer.',
  },
  order_not_found_title: { ar: 'تعذّر العثور على هذا الطلب', en: 'We cannot find this order' },
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
  too_many_requests_title: {
    ar: 'محاولات كثيرة في وقت قصير',
    en: 'Too many attempts',
  },
  too_many_requests_text: {
    ar: 'يُرجى الانتظار دقيقة ثم المحاولة من جديد.',
    en: 'Please wait a minute and try again.',
  },
  unreachable_title: { ar: 'تعذّر الاتصال بالخدمة', en: 'We could not reach the service' },
  unreachable_text: {
    ar: 'يُرجى التحقق من اتصالك والمحاولة من جديد. تكرار المحاولة لا يُنشئ طلبًا ثانيًا.',
    en: 'Check your connection and try again. You will not place a second order.',
  },
  failed_title: { ar: 'حدث خطأ لدينا', en: 'Something went wrong on our side' },
  failed_text: {
    ar: 'نعتذر عن ذلك. يُرجى المحاولة من جديد. تكرار المحاولة لا يُنشئ طلبًا ثانيًا.',
    en: 'We are sorry. Try again. You will not place a second order.',
  },
  way_retry: { ar: 'حاول من جديد', en: 'Try again' },
  way_vehicle: { ar: 'العودة إلى السيارة', en: 'Back to the car' },
  way_vehicles: { ar: 'عرض سيارات مشابهة', en: 'See similar cars' },
  way_retailers: { ar: 'تواصل مع الوكيل', en: 'Contact a retailer' },
});
