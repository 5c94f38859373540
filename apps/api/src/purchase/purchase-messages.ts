import { defineMessages } from '@mawkib/core/locale';

export const purchaseMessages = defineMessages('api.purchase', {
  subject: {
    ar: 'أكّد حجز {model}',
    en: 'Confirm your reservation of the {model}',
  },
  greeting: { ar: 'مرحبًا {name}،', en: 'Hello {name},' },
  thanks: {
    ar: 'شكرًا لاختيارك {model}. خطوة واحدة وتصبح المركبة محجوزة باسمك: أكّد الحجز من الرابط التالي.',
    en: 'Thank you for choosing the {model}. One step more and it is reserved in your name: confirm with the link below.',
  },
  until: {
    ar: 'نحتفظ لك بالمركبة حتى {time}. بعد ذلك تعود متاحة للجميع.',
    en: 'We hold the vehicle for you until {time}. After that it is available to everyone again.',
  },
  confirm: { ar: 'تأكيد الحجز', en: 'Confirm reservation' },
  order_number: { ar: 'رقم الطلب', en: 'Order number' },
  vehicle: { ar: 'المركبة', en: 'Vehicle' },
  vin: { ar: 'رقم الهيكل', en: 'VIN' },
  price: { ar: 'السعر', en: 'Price' },
  deposit: { ar: 'المبلغ المطلوب الآن', en: 'Due now' },
  nothing: { ar: 'لا شيء، الحجز مجاني', en: 'Nothing, the reservation is free' },
  retailer: { ar: 'الوكيل', en: 'Retailer' },
  phone: { ar: 'الهاتف', en: 'Telephone' },
  next: {
    ar: 'بعد التأكيد يتواصل معك الوكيل لتحديد موعد المعاينة واستكمال الشراء.',
    en: 'Once you have confirmed, the retailer will be in touch to arrange a viewing and complete the purchase.',
  },
  reserved_subject: { ar: '{model} محجوزة باسمك', en: 'The {model} is reserved for you' },
  reserved: {
    ar: 'تم تأكيد حجزك. المركبة محجوزة باسمك ولن تُعرض على مشترٍ آخر.',
    en: 'Your reservation is confirmed. The vehicle is yours to buy and is no longer offered to anyone else.',
  },
  reserved_next: {
    ar: 'سيتواصل معك {retailer} قريبًا لتحديد موعد المعاينة واستكمال الشراء. احتفظ برقم الطلب.',
    en: '{retailer} will be in touch soon to arrange a viewing and complete the purchase. Keep your order number.',
  },
  view_order: { ar: 'عرض الطلب', en: 'View your order' },
  not_you: {
    ar: 'لم تطلب هذا الحجز؟ تجاهل هذه الرسالة ولن يحدث شيء.',
    en: 'Did you not ask for this? Ignore this message and nothing will happen.',
  },
});
