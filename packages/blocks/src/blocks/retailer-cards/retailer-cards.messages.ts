import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.retailer-cards', {
  nearest_first: { ar: 'الأقرب إليّ أولًا', en: 'Nearest to me first' },
  sorted: { ar: 'رُتّبت المعارض من الأقرب إليك.', en: 'Sorted from the nearest to you.' },
  no_position: {
    ar: 'تعذّر تحديد موقعك. يمكنك السماح للموقع بمعرفته من إعدادات المتصفح.',
    en: 'Your position is not available. You can allow it in your browser’s settings.',
  },
  km: { ar: '{amount} كم', en: '{amount} km' },
  mi: { ar: '{amount} ميل', en: '{amount} mi' },
});
