import { defineMessages } from '../locale/define-messages.js';

/**
 * Texts that any page may need: the placeholder of hidden content, verbatim from the site document
 * (section 8), what is shown in its place until the visitor decides, and the link to the settings.
 */
export const consentMessages = defineMessages('core.consent', {
  placeholder: {
    ar: 'هذا المحتوى مخفي احترامًا لاختيارك رفض ملفات تعريف الارتباط التسويقية، إذ لا سبيل لنا غير ذلك إلى حجب ملفات تعريف الارتباط التابعة لجهات أخرى.',
    en: 'This content is hidden to respect your choice to say no to marketing cookies, as this is the only way we can block third party cookies.',
  },
  change: { ar: 'تغيير اختيارك', en: 'Change your choice' },
  /** While nothing is decided. */
  ask: {
    ar: 'لعرض هذا المحتوى نحتاج إلى موافقتك على الملفات الاختيارية، لأن جهة أخرى تقدّمه.',
    en: 'To show this content we need your consent to optional cookies, because another company provides it.',
  },
  ask_map: {
    ar: 'لعرض الخريطة نحتاج إلى موافقتك على الملفات الاختيارية، لأن جهة أخرى تقدّمها.',
    en: 'To show the map we need your consent to optional cookies, because another company provides it.',
  },
  ask_video: {
    ar: 'لعرض الفيديو نحتاج إلى موافقتك على الملفات الاختيارية، لأن جهة أخرى تقدّمه.',
    en: 'To show the video we need your consent to optional cookies, because another company provides it.',
  },
  allow: { ar: 'أوافق، اعرض المحتوى', en: 'Agree and show' },
  allow_map: { ar: 'أوافق، اعرض الخريطة', en: 'Agree and show the map' },
  allow_video: { ar: 'أوافق، اعرض الفيديو', en: 'Agree and show the video' },
  /** In the footer of every page. */
  settings: { ar: 'إعدادات ملفات تعريف الارتباط', en: 'Cookie settings' },
});
