import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('ui.map', {
  zoom_in: { ar: 'تكبير الخريطة', en: 'Zoom in' },
  zoom_out: { ar: 'تصغير الخريطة', en: 'Zoom out' },
  you: { ar: 'موقعك', en: 'Your location' },
  failed: { ar: 'تعذّر عرض الخريطة.', en: 'The map could not be shown.' },
  places_none: { ar: 'لا أماكن بهذا الاسم.', en: 'No places found.' },
  places_failed: {
    ar: 'تعذّر البحث عن الأماكن. حاول مرة أخرى.',
    en: 'Places could not be searched. Try again.',
  },
});
