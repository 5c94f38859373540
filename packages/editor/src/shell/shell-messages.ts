import { defineMessages } from '@mawkib/core/locale';

export const shellMessages = defineMessages('editor.frame', {
  product: { ar: 'موكب', en: 'Mawkib' },
  pages: { ar: 'الصفحات', en: 'Pages' },
  admin: { ar: 'الإدارة', en: 'Administration' },
  areas: { ar: 'أقسام المحرر', en: 'Areas' },
  skip: { ar: 'تخطَّ إلى المحتوى', en: 'Skip to the content' },
  account: { ar: 'الحساب', en: 'Account' },
  sign_out: { ar: 'تسجيل الخروج', en: 'Sign out' },
  sign_out_failed: {
    ar: 'تعذّر تسجيل الخروج. حاول مرة أخرى.',
    en: 'Signing out failed. Try again.',
  },
  role_editor: { ar: 'محرّر', en: 'Editor' },
  role_publisher: { ar: 'ناشر', en: 'Publisher' },
  role_leads: { ar: 'طلبات العملاء', en: 'Leads' },
  role_admin: { ar: 'مدير', en: 'Administrator' },
  view_site: { ar: 'فتح الموقع', en: 'Open the site' },
  crashed: {
    ar: 'تعطّل المحرر. ما لم يُحفظ محفوظ على هذا الجهاز، وسيُعرض عليك بعد إعادة التحميل.',
    en: 'The editor failed. What was not saved is kept on this machine and will be offered after a reload.',
  },
  reload: { ar: 'إعادة التحميل', en: 'Reload' },
  not_found: { ar: 'لا توجد صفحة بهذا العنوان في المحرر.', en: 'The editor has no such page.' },
  to_pages: { ar: 'إلى قائمة الصفحات', en: 'To the list of pages' },
});
