import { defineMessages } from '@mawkib/core/locale';

/** Why a form was not sent; loaded then. */
export const messages = defineMessages('forms.captcha', {
  failed: {
    ar: 'تعذّر التأكد من أنك لست برنامجًا آليًا. لم يُرسل شيء، وكل ما كتبته ما زال هنا. حاول مرة أخرى.',
    en: 'We could not check that you are not a robot. Nothing was sent, and everything you typed is still here. Try again.',
  },
  needs_consent: {
    ar: 'قبل إرسال النموذج نستعين بخدمة خارجية (Google reCAPTCHA) للتأكد من أنك لست برنامجًا آليًا، وهي تتلقى بيانات عن متصفحك. نحتاج إلى موافقتك على ذلك.',
    en: 'Before the form is sent, another company’s service (Google reCAPTCHA) checks that you are not a robot. It receives data about your browser, so we need your agreement.',
  },
});
