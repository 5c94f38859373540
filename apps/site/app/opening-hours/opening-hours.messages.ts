import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('market.opening-hours', {
  title: { ar: 'أوقات العمل', en: 'Opening hours' },
  description: {
    ar: 'متى يفتح كل وكيل أبوابه، ورقم هاتفه وعنوانه، مدينةً مدينة.',
    en: 'When each retailer is open, with telephone and address, city by city.',
  },
  failed: {
    ar: 'تعذّر تحميل أوقات العمل. حاول مرة أخرى بعد قليل.',
    en: 'The opening hours could not be loaded. Try again in a moment.',
  },
  none: {
    ar: 'لا توجد أوقات عمل حاليًا. اتصل بالوكيل.',
    en: 'There are no hours at the moment. Call a retailer.',
  },
});
