import { defineMessages } from '@mawkib/core/locale';

export const purchaseMessages = defineMessages('api.purchase', {
  subject: {
    ar: 'أكّد حجز {model}',
    en: 'Confirm your reservation of the {model}',
  },
  greeting: { ar: 'مرحبًا {name}،', en: 'Hello {name},' },
  thanks: {
    ar: 'شكرًا لاختيارك {model}. افتح الصفحة من الزر التالي واضغط «تأكيد الحجز»، فتصبح السيارة محجوزة باسمك.',
    en: 'Thank you for choosing the {model}. Open the page with the button below and press “Confirm reservation” to reserve the car in your name.',
  },
  until: {
    ar: 'نحتفظ لك بالسيارة حتى {time}. إن لم تؤكّد الحجز قبل ذلك، ينتهي تلقائيًا وتصبح السيارة متاحة للجميع.',
    en: 'We hold the car for you until {time}. If you do not confirm by then, the reservation ends and the car is available to everyone again.',
  },
  confirm: { ar: 'تأكيد الحجز', en: 'Confirm reservation' },
  order_number: { ar: 'رقم الطلب', en: 'Order number' },
  vehicle: { ar: 'السيارة', en: 'Car' },
  colour: { ar: 'اللون', en: 'Colour' },
  vin: { ar: 'رقم الهيكل', en: 'VIN' },
  price: { ar: 'السعر', en: 'Price' },
  deposit: { ar: 'العربون', en: 'Deposit' },
  deposit_paid: { ar: 'العربون المدفوع', en: 'Deposit paid' },
  nothing: { ar: 'لا شيء، الحجز مجاني', en: 'Nothing, the reservation is free' },
  your_retailer: { ar: 'الوكيل', en: 'Your retailer' },
  retailer: { ar: 'الاسم', en: 'Name' },
  phone: { ar: 'الهاتف', en: 'Phone' },
  email: { ar: 'البريد الإلكتروني', en: 'E-mail' },
  address: { ar: 'العنوان', en: 'Address' },
  hours: { ar: 'أوقات العمل', en: 'Opening hours' },
  next: {
    ar: 'بعد التأكيد يتواصل معك الوكيل لتحديد موعد المعاينة واستكمال الشراء.',
    en: 'Once you have confirmed, the retailer will be in touch to arrange a viewing and complete the purchase.',
  },
  reserved_subject: { ar: '{model} محجوزة باسمك', en: 'The {model} is reserved for you' },
  reserved: {
    ar: 'تم تأكيد حجزك. السيارة محجوزة باسمك ولن تُعرض على مشترٍ آخر.',
    en: 'Your reservation is confirmed. The car is reserved in your name and is no longer offered to anyone else.',
  },
  reserved_next: {
    ar: 'سيتواصل معك {retailer} قريبًا لتحديد موعد المعاينة واستكمال الشراء. احتفظ برقم الطلب.',
    en: '{retailer} will be in touch soon to arrange a viewing and complete the purchase. Keep your order number.',
  },
  reserved_visit: {
    ar: 'موعدك: {appointment}. احتفظ برقم الطلب.',
    en: 'Your appointment: {appointment}. Keep your order number.',
  },
  reserved_change: {
    ar: 'لديك سؤال؟ اتصل بالوكيل {retailer} واذكر رقم الطلب. الحجز لا يُلزمك بالشراء.',
    en: 'Do you have a question? Call {retailer} with your order number. Reserving does not oblige you to buy.',
  },
  cancel_here: {
    ar: 'يمكنك إلغاء الحجز من صفحة طلبك.',
    en: 'You can cancel on the page of your order.',
  },
  cancel_here_until: {
    ar: 'يمكنك إلغاء الحجز من صفحة طلبك حتى {time}، فنرد إليك المبلغ كاملًا.',
    en: 'You can cancel on the page of your order until {time}, and get the whole amount back.',
  },
  reminder_subject: { ar: 'حجز {model} ينتهي قريبًا', en: 'Your hold on the {model} ends soon' },
  reminder: {
    ar: 'لم تؤكّد حجز {model} بعد. إن لم تؤكّده قبل {time}، تصبح السيارة متاحة للجميع.',
    en: 'You have not confirmed your reservation of the {model} yet. If you do not confirm by {time}, the car is available to everyone again.',
  },
  expired_subject: { ar: 'انتهى حجز {model}', en: 'Your reservation of the {model} has expired' },
  expired: {
    ar: 'لم يُؤكَّد الحجز في الوقت المحدد، وأصبحت السيارة متاحة للجميع. لم يُخصم أي مبلغ.',
    en: 'The reservation was not confirmed in time, and the car is available to everyone again. Nothing was charged.',
  },
  expired_next: {
    ar: 'ما زلت مهتمًا؟ يمكنك حجزها مرة أخرى إن كانت ما تزال متوفرة.',
    en: 'Still interested? You can reserve it again if it is still in stock.',
  },
  view_car: { ar: 'عرض السيارات', en: 'View the cars' },
  cancelled_subject: {
    ar: 'ألغينا حجز {model}',
    en: 'Your reservation of the {model} is cancelled',
  },
  cancelled: {
    ar: 'ألغينا حجزك كما طلبت، وأصبحت السيارة متاحة للجميع.',
    en: 'We have cancelled your reservation as you asked. The car is available to everyone again.',
  },
  cancelled_by_staff: {
    ar: 'أُلغي حجزك.',
    en: 'Your reservation has been cancelled.',
  },
  cancelled_questions: {
    ar: 'لديك سؤال؟ اتصل بالوكيل {retailer} واذكر رقم الطلب.',
    en: 'If you have a question, call {retailer} with your order number.',
  },
  cancelled_free: {
    ar: 'لم تدفع أي مبلغ، فلا يُرد شيء.',
    en: 'You paid nothing, so nothing is refunded.',
  },
  cancelled_paid: {
    ar: 'نرد إليك {amount} إلى وسيلة الدفع نفسها، ونرسل إليك رسالة عند إتمام ذلك.',
    en: 'We are refunding {amount} to the same payment method and will send you another e-mail when that is done.',
  },
  cancelled_not_you: {
    ar: 'لم تلغِ الحجز بنفسك؟ اتصل بالوكيل فورًا واذكر رقم الطلب.',
    en: 'If you did not cancel it yourself, call the retailer immediately with your order number.',
  },
  refunded_subject: { ar: 'رددنا إليك {amount}', en: 'We have refunded {amount}' },
  refunded: {
    ar: 'رددنا {amount} عن طلبك إلى وسيلة الدفع نفسها. قد يستغرق ظهور المبلغ في حسابك بضعة أيام عمل.',
    en: 'We have refunded {amount} for your order to the same payment method. It can take a few business days to appear in your account.',
  },
  refunded_part: {
    ar: 'دفعت {total} عن طلبك، ورددنا منها {amount} إلى وسيلة الدفع نفسها. قد يستغرق ظهور المبلغ في حسابك بضعة أيام عمل.',
    en: 'We have refunded {amount} of the {total} that you paid for your order to the same payment method. It can take a few business days to appear in your account.',
  },
  staff_cancelled_subject: {
    ar: 'أُلغي حجز: {model} ({number})',
    en: 'Reservation cancelled: {model} ({number})',
  },
  staff_cancelled_heading: { ar: 'أُلغي حجز: {model}', en: 'Reservation cancelled: {model}' },
  staff_cancelled_by_buyer: {
    ar: 'ألغى العميل حجزه.',
    en: 'The customer has cancelled the reservation.',
  },
  staff_cancelled_by_staff: {
    ar: 'ألغى أحد أعضاء الفريق هذا الحجز من الإدارة.',
    en: 'A member of staff has cancelled the reservation in the administration.',
  },
  staff_cancelled_freed: {
    ar: 'السيارة متاحة على الموقع مرة أخرى.',
    en: 'The car is available on the website again.',
  },
  staff_cancelled_kept: {
    ar: 'تبقى السيارة محجوزة وغير متاحة على الموقع.',
    en: 'The car stays reserved and is not available on the website.',
  },
  staff_refunded_subject: {
    ar: 'رُدّ المبلغ: {model} ({number})',
    en: 'Payment refunded: {model} ({number})',
  },
  staff_refunded_heading: { ar: 'رُدّ المبلغ: {model}', en: 'Payment refunded: {model}' },
  staff_refunded: {
    ar: 'رُدّ إلى العميل مبلغ {amount}.',
    en: '{amount} has been refunded to the customer.',
  },
  staff_refunded_part_subject: {
    ar: 'رُدّ جزء من المبلغ: {model} ({number})',
    en: 'Payment refunded in part: {model} ({number})',
  },
  staff_refunded_part_heading: {
    ar: 'رُدّ جزء من المبلغ: {model}',
    en: 'Payment refunded in part: {model}',
  },
  staff_refunded_part: {
    ar: 'رُدّ إلى العميل {amount} من أصل {total}.',
    en: '{amount} of {total} has been refunded to the customer.',
  },
  cancel_reason: { ar: 'سبب الإلغاء', en: 'Reason' },
  view_order: { ar: 'عرض الطلب', en: 'View your order' },
  not_you: {
    ar: 'لم تطلب هذا الحجز؟ تجاهل هذه الرسالة. ينتهي الحجز تلقائيًا في {time}.',
    en: 'If you did not request this, ignore this e-mail. The reservation ends on {time}.',
  },
  staff_subject: { ar: 'حجز جديد: {model} ({number})', en: 'New reservation: {model} ({number})' },
  staff_heading: { ar: 'حجز جديد: {model}', en: 'New reservation: {model}' },
  staff_greeting: { ar: 'مرحبًا،', en: 'Hello,' },
  staff_text: {
    ar: 'أكّد عميل حجز سيارة من {retailer}، والسيارة محجوزة الآن على الموقع.',
    en: 'A customer has confirmed the reservation of a car at {retailer}. The website shows it as reserved.',
  },
  staff_visit: {
    ar: 'حجز العميل موعدًا: {appointment}.',
    en: 'The customer has booked an appointment: {appointment}.',
  },
  staff_call: {
    ar: 'اتصل بالعميل لتحديد موعد المعاينة.',
    en: 'Call the customer to arrange a viewing.',
  },
  staff_answer: {
    ar: 'ردّ على هذه الرسالة للتواصل مع العميل.',
    en: 'Reply to this e-mail to answer the customer.',
  },
  customer: { ar: 'العميل', en: 'Customer' },
  name: { ar: 'الاسم', en: 'Name' },
  company: { ar: 'الشركة', en: 'Company' },
  trade_licence: { ar: 'رقم الرخصة التجارية', en: 'Trade licence number' },
  tax_number: { ar: 'رقم التسجيل الضريبي', en: 'Tax registration number' },
  contact_person: { ar: 'الشخص المسؤول', en: 'Contact person' },
  city: { ar: 'المدينة', en: 'City' },
  language: { ar: 'اللغة', en: 'Language' },
  language_ar: { ar: 'العربية', en: 'Arabic' },
  language_en: { ar: 'الإنجليزية', en: 'English' },
  confirmed_at: { ar: 'وقت التأكيد', en: 'Confirmed' },
});
