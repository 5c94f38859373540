import { defineMessages } from '@mawkib/core/locale';

/** Texts of the mails to visitors who wait for a held vehicle. */
export const waitingMessages = defineMessages('api.waiting', {
  greeting: { ar: 'مرحبًا،', en: 'Hello,' },
  confirm_subject: {
    ar: 'أكّد بريدك الإلكتروني: {model}',
    en: 'Confirm your e-mail address: {model}',
  },
  confirm_text: {
    ar: 'طلبت إعلامك عندما تتوفر {model}. افتح الصفحة من الزر التالي واضغط «تأكيد البريد الإلكتروني».',
    en: 'You asked to hear from us when the {model} is available. Open the page with the button below and press “Confirm e-mail address”.',
  },
  confirm: { ar: 'تأكيد البريد الإلكتروني', en: 'Confirm e-mail address' },
  once: {
    ar: 'نرسل إليك بعد ذلك رسالة واحدة عند توفر السيارة، ونحذف بريدك الإلكتروني عندها أو في {time} على الأكثر.',
    en: 'You then get one e-mail when the car is available. We delete your address after that, or on {time} at the latest.',
  },
  not_you: {
    ar: 'لم تطلب ذلك؟ تجاهل هذه الرسالة، ولن نراسلك مرة أخرى.',
    en: 'If you did not request this, ignore this e-mail. You will not hear from us again.',
  },
  free_subject: { ar: '{model} متاحة الآن', en: 'The {model} is available now' },
  free_text: {
    ar: 'انتهى حجز العميل الآخر، ويمكنك الآن حجز {model}. الأولوية لمن يحجز أولًا.',
    en: 'The other customer did not complete the reservation, and you can reserve the {model} now. First come, first served.',
  },
  view: { ar: 'عرض السيارة', en: 'View the car' },
  free_last: {
    ar: 'هذه رسالتنا الوحيدة عن هذه السيارة، وقد حذفنا بريدك الإلكتروني من قائمة الانتظار.',
    en: 'This is the only e-mail about this car. Your address is deleted from the waiting list.',
  },
});
