import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.retailer-cards', {
  nearest_first: { ar: 'الأقرب إليّ أولًا', en: 'Nearest to me first' },
  sorted: { ar: 'رُتّب الوكلاء من الأقرب إليك.', en: 'Sorted by distance from you.' },
  no_position: {
    ar: 'تعذّر تحديد موقعك. اسمح بمعرفته في إعدادات المتصفح.',
    en: 'Your location is not available. You can allow it in your browser’s settings.',
  },
  km: { ar: '{amount} كم', en: '{amount} km' },
  mi: { ar: '{amount} ميل', en: '{amount} mi' },
});
