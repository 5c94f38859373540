import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('site.news', {
  back: { ar: 'العودة إلى قسم الأخبار', en: 'Back to News Section' },
  share: { ar: 'شارك الخبر', en: 'Share' },
  copied: { ar: 'نُسخ الرابط', en: 'Link copied' },
  not_copied: {
    ar: 'تعذّرت المشاركة. انسخ العنوان من شريط المتصفح.',
    en: 'Sharing failed. Copy the address from the browser’s address bar.',
  },
  others: { ar: 'أخبار أخرى', en: 'More stories' },
});
