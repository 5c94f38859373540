import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.location-map', {
  map: { ar: 'خريطة الموقع', en: 'Map of the location' },
  place: { ar: 'الموقع', en: 'Location' },
  directions: { ar: 'الاتجاهات', en: 'Directions' },
  new_window: { ar: 'في نافذة جديدة', en: 'in a new window' },
});
