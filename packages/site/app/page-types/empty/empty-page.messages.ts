import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('site.empty_page', {
  text: {
    ar: 'لا محتوى في هذه الصفحة حاليًا: ربما انتهى ما كانت تعرضه. هذه العروض السارية والسيارات المتوفرة.',
    en: 'There is nothing on this page at the moment: what it showed may have ended. See the current offers and the cars in stock.',
  },
  offers: { ar: 'العروض الحالية', en: 'Current offers' },
  stock: { ar: 'السيارات المتوفرة', en: 'Cars in stock' },
});
