import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('ui.site-frame', {
  home: { ar: '{name}، الصفحة الرئيسية', en: '{name}, home page' },
  main: { ar: 'القائمة الرئيسية', en: 'Main menu' },
  menu: { ar: 'القائمة', en: 'Menu' },
  footer: { ar: 'روابط أسفل الصفحة', en: 'Footer links' },
  legal_links: { ar: 'روابط قانونية', en: 'Legal links' },
  retailers: { ar: 'وكيلك الأقرب بانتظارك', en: 'Your nearest retailer is waiting' },
  find_retailer: { ar: 'اعثر على وكيل', en: 'Find a retailer' },
  search: { ar: 'ابحث في الموقع', en: 'Search the site' },
  search_go: { ar: 'بحث', en: 'Search' },
  to_top: { ar: 'إلى أعلى الصفحة', en: 'Back to top' },
  actions: { ar: 'في خدمتك', en: 'At your service' },
  more_actions: { ar: 'المزيد', en: 'More' },
});
