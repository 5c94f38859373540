import { defineMessages } from '@mawkib/core/locale';

/** Texts of all mails. */
export const mailMessages = defineMessages('api.mail', {
  copy_link: {
    ar: 'إن لم يعمل الزر، فانسخ هذا الرابط إلى المتصفح:',
    en: 'If the button does not work, copy this link into your browser:',
  },
  from: {
    ar: 'أُرسلت هذه الرسالة من موقع {sender}.',
    en: 'This e-mail was sent by the website of {sender}.',
  },
});
