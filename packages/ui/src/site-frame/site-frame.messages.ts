import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('ui.site-frame', {
  brand: { ar: 'موكب', en: 'Mawkib' },
  home: { ar: 'موكب، الصفحة الرئيسية', en: 'Mawkib, home page' },
  main: { ar: 'القائمة الرئيسية', en: 'Main menu' },
  menu: { ar: 'القائمة', en: 'Menu' },
  footer: { ar: 'روابط أسفل الصفحة', en: 'Footer links' },
});
