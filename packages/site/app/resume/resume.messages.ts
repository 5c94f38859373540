import { defineMessages } from '@mawkib/core/locale';

/** Texts of the strip that leads back to the order. */
export const resumeMessages = defineMessages('site.resume', {
  label: { ar: 'حجزك الجاري', en: 'Your reservation in progress' },
  held: { ar: '{car} محجوزة لك مؤقتًا', en: '{car} is held for you' },
  held_car: { ar: 'السيارة محجوزة لك مؤقتًا', en: 'Your car is held for you' },
  continue: { ar: 'أكمل الحجز', en: 'Continue' },
});
