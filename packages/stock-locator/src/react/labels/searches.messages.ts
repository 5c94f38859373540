import { defineMessages } from '@mawkib/core/locale';

/** Texts of suggestions, empty results and the list of saved searches. */
export const messages = defineMessages('stock-locator.searches', {
  suggestions: { ar: 'اقتراحات البحث', en: 'Search suggestions' },
  suggested: {
    ar: {
      zero: 'لا اقتراحات',
      one: 'اقتراح واحد. استخدم الأسهم للتنقل.',
      two: 'اقتراحان. استخدم الأسهم للتنقل.',
      few: '{count} اقتراحات. استخدم الأسهم للتنقل.',
      many: '{count} اقتراحًا. استخدم الأسهم للتنقل.',
      other: '{count} اقتراح. استخدم الأسهم للتنقل.',
    },
    en: {
      one: '{count} suggestion. Use the arrow keys.',
      other: '{count} suggestions. Use the arrow keys.',
    },
  },
  suggested_none: { ar: 'لا اقتراحات', en: 'No suggestions' },
  closest: { ar: 'أقرب ما لدينا إلى بحثك', en: 'Closest matches' },
  without: { ar: 'دون «{name}»', en: 'Without “{name}”' },
  as_well: { ar: 'و«{name}» أيضًا', en: '“{name}” as well' },
  equipment: { ar: 'التجهيزات', en: 'Equipment' },
  searches: { ar: 'عمليات البحث المحفوظة', en: 'Saved searches' },
  searches_how: {
    ar: 'تظهر هنا السيارات التي وصلت حديثًا أو انخفض سعرها منذ زيارتك الأخيرة.',
    en: 'New cars and lower prices since your last visit appear here.',
  },
  every_car: { ar: 'جميع السيارات', en: 'All cars' },
  news_added: {
    ar: {
      zero: 'لا سيارات وصلت حديثًا',
      one: 'سيارة وصلت حديثًا',
      two: 'سيارتان وصلتا حديثًا',
      few: '{count} سيارات وصلت حديثًا',
      many: '{count} سيارة وصلت حديثًا',
      other: '{count} سيارة وصلت حديثًا',
    },
    en: { one: '{count} new', other: '{count} new' },
  },
  news_cheaper: {
    ar: {
      zero: 'لا سيارات بسعر أقل',
      one: 'سيارة بسعر أقل',
      two: 'سيارتان بسعر أقل',
      few: '{count} سيارات بسعر أقل',
      many: '{count} سيارة بسعر أقل',
      other: '{count} سيارة بسعر أقل',
    },
    en: { one: '{count} cheaper', other: '{count} cheaper' },
  },
  show_news: { ar: 'عرض الجديد في {name}', en: 'Show what is new in {name}' },
  show_new: { ar: 'عرض الجديد', en: 'Show what is new' },
  hide_new: { ar: 'إخفاء', en: 'Hide' },
  remove_search: { ar: 'إزالة {name}', en: 'Remove {name}' },
  search_removed: { ar: 'أُزيل البحث «{name}».', en: '“{name}” was removed.' },
  undo: { ar: 'تراجع', en: 'Undo' },
  mark_new: { ar: 'وصلت حديثًا', en: 'Just in' },
  mark_cheaper: { ar: 'انخفض سعرها {amount}', en: '{amount} less' },
  since_last: { ar: 'منذ زيارتك الأخيرة', en: 'Since your last visit' },
  as_typed: { ar: 'بحثك', en: 'Your search' },
});
