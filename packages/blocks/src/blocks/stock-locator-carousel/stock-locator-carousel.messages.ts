import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.stock-locator-carousel', {
  none: {
    ar: 'لا سيارات في هذه القائمة حاليًا.',
    en: 'There are no vehicles in this list at the moment.',
  },
  vehicles: { ar: 'سيارات متوفرة', en: 'Vehicles in stock' },
});
