import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.fuel-type-quiz', {
  petrol: { ar: 'البنزين يناسبك', en: 'Petrol suits you' },
  diesel: { ar: 'الديزل يناسبك', en: 'Diesel suits you' },
  phev: { ar: 'الهجين القابل للشحن يناسبك', en: 'A plug-in hybrid suits you' },
  bev: { ar: 'السيارة الكهربائية تناسبك', en: 'An electric car suits you' },
  advantages: { ar: 'المزايا', en: 'Advantages' },
  disadvantages: { ar: 'ما يجب مراعاته', en: 'What to consider' },
});
