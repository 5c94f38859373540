import { defineMessages } from '@mawkib/core/locale';

/** Texts about the hold of a vehicle. */
export const holdMessages = defineMessages('stock-locator.holds', {
  other: { ar: 'عميل آخر يحجز هذه السيارة الآن', en: 'Another customer is reserving this car' },
  own: { ar: 'السيارة محجوزة لك مؤقتًا', en: 'Held for you' },
  until: { ar: 'حتى {time}', en: 'until {time}' },
  continue: { ar: 'متابعة الحجز', en: 'Continue' },
  wait: { ar: 'أعلمني عندما تتوفر', en: 'Tell me when it is available' },
  free_title: { ar: 'السيارة متاحة الآن', en: 'Available now' },
  free: {
    ar: 'السيارة متاحة الآن ويمكنك حجزها.',
    en: 'The car is available now. You can reserve it.',
  },
});
