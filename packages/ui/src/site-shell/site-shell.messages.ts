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
  actions: { ar: 'إجراءات سريعة', en: 'Quick actions' },
});
