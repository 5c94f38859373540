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
    ar: 'نحتفظ لك بالسيارة حتى {time}. إن لم تؤكّد الحجز قبل ذلك، ينتهي الحجز تلقائيًا وتعود السيارة متاحة للجميع.',
    en: 'We hold the car for you until {time}. If you do not confirm by then, the reservation ends and the car is available to everyone again.',
  },
  confirm: { ar: 'تأكيد الحجز', en: 'Confirm reservation' },
  order_number: { ar: 'رقم الطلب', en: 'Order number' },
  vehicle: { ar: 'السيارة', en: 'Car' },
  colour: { ar: 'اللون', en: 'Colour' },
  vin: { ar: 'رقم الهيكل', en: 'VIN' },
  price: { ar: 'السعر', en: 'Price' },
  deposit: { ar: 'المبلغ المطلوب الآن', en: 'Due now' },
  nothing: { ar: 'لا شيء، الحجز مجاني', en: 'Nothing, the reservation is free' },
  your_retailer: { ar: 'الوكيل', en: 'Your retailer' },
  retailer: { ar: 'الاسم', en: 'Name' },
  phone: { ar: 'الهاتف', en: 'Telephone' },
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
  reserved_change: {
    ar: 'غيّرت رأيك أو لديك سؤال؟ اتصل بالوكيل {retailer} واذكر رقم الطلب. الحجز لا يُلزمك بالشراء.',
    en: 'Changed your mind, or have a question? Call {retailer} with your order number. Reserving does not oblige you to buy.',
  },
  view_order: { ar: 'عرض الطلب', en: 'View your order' },
  not_you: {
    ar: 'لم تطلب هذا الحجز؟ تجاهل هذه الرسالة، فينتهي الحجز تلقائيًا في {time}.',
    en: 'If you did not request this, ignore this e-mail. The reservation ends on {time}.',
  },
  staff_subject: { ar: 'حجز جديد: {model} ({number})', en: 'New reservation: {model} ({number})' },
  staff_heading: { ar: 'حجز جديد: {model}', en: 'New reservation: {model}' },
  staff_greeting: { ar: 'مرحبًا،', en: 'Hello,' },
  staff_text: {
    ar: 'أكّد عميل حجز سيارة من {retailer}، والسيارة محجوزة الآن على الموقع. اتصل بالعميل لتحديد موعد المعاينة.',
    en: 'A customer has confirmed the reservation of a car at {retailer}. The website shows it as reserved. Call the customer to arrange a viewing.',
  },
  staff_answer: {
    ar: 'الرد على هذه الرسالة يصل إلى العميل.',
    en: 'Reply to this e-mail to answer the customer.',
  },
  customer: { ar: 'العميل', en: 'Customer' },
  name: { ar: 'الاسم', en: 'Name' },
  city: { ar: 'المدينة', en: 'City' },
  language: { ar: 'اللغة', en: 'Language' },
  language_ar: { ar: 'العربية', en: 'Arabic' },
  language_en: { ar: 'الإنجليزية', en: 'English' },
  confirmed_at: { ar: 'وقت التأكيد', en: 'Confirmed' },
});
