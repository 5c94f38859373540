import { defineMessages } from '@mawkib/core/locale';

/** Texts of the strip with the link to the open order. */
export const resumeMessages = defineMessages('site.resume', {
  label: { ar: 'حجزك الحالي', en: 'Your reservation in progress' },
  held: { ar: '{car} محجوزة لك مؤقتًا', en: '{car} is held for you' },
  held_car: { ar: 'السيارة محجوزة لك مؤقتًا', en: 'Your car is held for you' },
  ended: {
    ar: 'انتهى حجزك المؤقت للسيارة، وأصبحت متاحة للجميع.',
    en: 'Your hold on the car has ended. Anyone can reserve it now.',
  },
  see_car: { ar: 'عرض السيارة', en: 'View the car' },
  continue: { ar: 'متابعة الحجز', en: 'Continue' },
});
