import { defineMessages } from '../locale/define-messages.js';

/**
 * Texts that any page may need: the placeholder of hidden content, verbatim from the site document
 * (section 8), and the link to the settings.
 */
export const consentMessages = defineMessages('core.consent', {
  placeholder: {
    ar: 'هذا المحتوى مخفي احترامًا لاختيارك رفض ملفات تعريف الارتباط التسويقية، إذ لا سبيل لنا غير ذلك إلى حجب ملفات تعريف الارتباط التابعة لجهات أخرى.',
    en: 'This content is hidden to respect your choice to say no to marketing cookies, as this is the only way we can block third party cookies.',
  },
  change: { ar: 'تغيير اختيارك', en: 'Change your choice' },
  /** In the footer of every page. */
  settings: { ar: 'إعدادات ملفات تعريف الارتباط', en: 'Cookie settings' },
});
