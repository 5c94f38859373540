import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.offers', {
  ask: { ar: 'استفسر عن العرض', en: 'Ask about this offer' },
  see_cars: { ar: 'سيارات هذا العرض', en: 'Cars of this offer' },
  new_cars: { ar: 'سيارات جديدة', en: 'New cars' },
  approved: { ar: 'سيارات معتمدة', en: 'Approved cars' },
  owners: { ar: 'للمالكين', en: 'For owners' },
  branded_goods: { ar: 'منتجات العلامة', en: 'Branded goods' },
  none: { ar: 'لا عروض حاليًا', en: 'No offers at the moment' },
  none_text: {
    ar: 'نضيف عروضًا جديدة كل شهر. تصفّح السيارات المتوفرة في هذه الأثناء.',
    en: 'We add new offers each month. Meanwhile, browse the cars in stock.',
  },
  see_stock: { ar: 'السيارات المتوفرة', en: 'Cars in stock' },
});
