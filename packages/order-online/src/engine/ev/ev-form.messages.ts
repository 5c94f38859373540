import { defineMessages } from '@mawkib/core/locale';

export const evFormMessages = defineMessages('order-online.ev-form', {
  model: { ar: 'الطراز', en: 'Model' },
  model_help: { ar: 'السيارة الكهربائية التي تريدها', en: 'The electric car that you want' },
});
