import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.extended-warranty-form', {
  caption: { ar: 'أسعار تمديد الضمان', en: 'Prices of the extended warranty' },
  model: { ar: 'الطراز', en: 'Model' },
  from_price: { ar: 'السعر يبدأ من', en: 'Price from' },
});
