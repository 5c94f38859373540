import { defineMessages } from '@mawkib/core/locale';

/** Texts of the page for visitors who wait for a held vehicle. */
export const waitingMessages = defineMessages('order-online.waiting', {
  form_title: { ar: 'أعلمني عندما تتوفر السيارة', en: 'Tell me when this car is available' },
  form_text: {
    ar: 'عميل آخر يحجز هذه السيارة الآن. إن لم يُكمل الحجز، نرسل إليك رسالة واحدة. الأولوية عندها لمن يحجز أولًا.',
    en: 'Another customer is reserving this car. If they do not complete it, we send you one e-mail. Then it is first come, first served.',
  },
  email: { ar: 'البريد الإلكتروني', en: 'E-mail address' },
  email_hint: {
    ar: 'لهذه الرسالة فقط. نحذفه بعد إرسالها، وبعد يوم واحد على الأكثر.',
    en: 'For this e-mail only. We delete it when it is sent, and after a day at the latest.',
  },
  email_error: {
    ar: 'أدخل عنوان بريد إلكتروني كاملًا، مثل name@example.com.',
    en: 'Enter a complete e-mail address, such as name@example.com.',
  },
  send: { ar: 'إرسال الطلب', en: 'Send request' },
  sent_title: { ar: 'افتح بريدك الإلكتروني', en: 'Check your e-mail' },
  sent_text: {
    ar: 'أرسلنا إليك رابطًا لتأكيد بريدك الإلكتروني. لا نراسلك عن السيارة قبل أن تؤكّده.',
    en: 'We have sent you a link that confirms your address. You get no e-mail about the car before you confirm.',
  },
  confirm_title: { ar: 'أكّد بريدك الإلكتروني', en: 'Confirm your e-mail address' },
  confirm_text: {
    ar: 'بعد التأكيد نرسل إليك رسالة واحدة عندما تتوفر السيارة.',
    en: 'You then get one e-mail when the car is available.',
  },
  confirm: { ar: 'تأكيد البريد الإلكتروني', en: 'Confirm e-mail address' },
  confirmed_title: {
    ar: 'سنُعلمك عندما تتوفر السيارة',
    en: 'We will tell you when the car is available',
  },
  confirmed_text: {
    ar: 'تصلك رسالة واحدة إن توفرت السيارة خلال يوم. يمكنك أيضًا إبقاء صفحة السيارة مفتوحة، فهي تُحدَّث تلقائيًا.',
    en: 'You get one e-mail if the car becomes available within a day. You can also leave the page of the car open. It updates automatically.',
  },
  free_title: { ar: 'السيارة متاحة الآن', en: 'The car is available now' },
  free_text: {
    ar: 'لا يحجزها أحد الآن. الأولوية لمن يحجز أولًا.',
    en: 'Nobody is reserving it now. First come, first served.',
  },
  unavailable_title: { ar: 'لم تعد هذه السيارة متاحة', en: 'This car is no longer available' },
  unavailable_text: {
    ar: 'حُجزت أو بيعت. تصفّح السيارات المشابهة المتوفرة.',
    en: 'It has been reserved or sold. Choose a similar car in stock.',
  },
  ended_title: { ar: 'انتهت صلاحية هذا الرابط', en: 'This link is no longer valid' },
  ended_text: {
    ar: 'أُرسلت الرسالة إليك، أو مضى أكثر من يوم على طلبك. افتح صفحة السيارة لترى إن كانت متاحة.',
    en: 'Your e-mail was sent, or your request is more than a day old. Open the page of the car to see whether it is available.',
  },
  failed_title: { ar: 'تعذّر إرسال الطلب', en: 'The request could not be sent' },
  too_many_text: {
    ar: 'طُلبت رسائل كثيرة من شبكتك أو إلى هذا البريد. حاول لاحقًا، أو أبقِ صفحة السيارة مفتوحة.',
    en: 'Many e-mails were requested from your network or for this address. Try again later, or leave the page of the car open.',
  },
  failed_text: {
    ar: 'لم يُحفظ شيء. حاول مرة أخرى بعد قليل.',
    en: 'Nothing was saved. Try again in a moment.',
  },
  to_car: { ar: 'عرض السيارة', en: 'View the car' },
  to_vehicles: { ar: 'تصفّح السيارات المتوفرة', en: 'Browse cars in stock' },
});
