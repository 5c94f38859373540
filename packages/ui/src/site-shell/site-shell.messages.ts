import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('ui.site-frame', {
  home: { ar: '{name}، الصفحة الرئيسية', en: '{name}, home page' },
  main: { ar: 'القائمة الرئيسية', en: 'Main menu' },
  menu: { ar: 'القائمة', en: 'Menu' },
  brands: { ar: 'العلامات', en: 'Brands' },
  no_language: {
    ar: 'هذه الصفحة غير متوفرة بعد بهذه اللغة: {language}.',
    en: 'This page is not available in {language} yet.',
  },
  footer: { ar: 'روابط أسفل الصفحة', en: 'Footer links' },
  legal_links: { ar: 'روابط قانونية', en: 'Legal links' },
  retailers: { ar: 'وكيلك الأقرب بانتظارك', en: 'Your nearest retailer is waiting' },
  find_retailer: { ar: 'اعثر على وكيل', en: 'Find a retailer' },
  search: { ar: 'ابحث في الموقع', en: 'Search the site' },
  search_go: { ar: 'بحث', en: 'Search' },
  suggestions: { ar: 'اقتراحات', en: 'Suggestions' },
  suggestion_count: {
    ar: {
      zero: 'لا اقتراحات',
      one: 'اقتراح واحد',
      two: 'اقتراحان',
      few: '{count} اقتراحات',
      many: '{count} اقتراحًا',
      other: '{count} اقتراح',
    },
    en: { one: '1 suggestion', other: '{count} suggestions' },
  },
  no_suggestions: {
    ar: 'لا اقتراحات لهذه الكلمات. اضغط «بحث» لعرض كل النتائج.',
    en: 'No suggestions for these words. Press Search to see all results.',
  },
  to_top: { ar: 'إلى أعلى الصفحة', en: 'Back to top' },
  actions: { ar: 'في خدمتك', en: 'At your service' },
  more_actions: { ar: 'المزيد', en: 'More' },
});
