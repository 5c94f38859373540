import { defineMessages } from '@mawkib/core/locale';

export const shellMessages = defineMessages('editor.frame', {
  product: { ar: 'موكب', en: 'Mawkib' },
  pages: { ar: 'الصفحات', en: 'Pages' },
  admin: { ar: 'الإدارة', en: 'Administration' },
  areas: { ar: 'شاشات المحرر', en: 'Areas' },
  skip: { ar: 'انتقل إلى المحتوى', en: 'Skip to content' },
  account: { ar: 'الحساب', en: 'Account' },
  sign_out: { ar: 'تسجيل الخروج', en: 'Sign out' },
  sign_out_failed: {
    ar: 'تعذّر تسجيل الخروج. حاول مرة أخرى.',
    en: 'Could not sign out. Try again.',
  },
  role_editor: { ar: 'محرر', en: 'Editor' },
  role_publisher: { ar: 'ناشر', en: 'Publisher' },
  role_leads: { ar: 'طلبات العملاء', en: 'Leads' },
  role_admin: { ar: 'مدير', en: 'Administrator' },
  view_site: { ar: 'فتح الموقع', en: 'Open the site' },
  crashed: {
    ar: 'تعطّل المحرر. تعديلاتك غير المحفوظة مخزّنة على هذا الجهاز، ويمكنك استعادتها بعد إعادة التحميل.',
    en: 'The editor crashed. Unsaved changes are stored on this device, and you can restore them after reloading.',
  },
  reload: { ar: 'إعادة التحميل', en: 'Reload' },
  not_found: {
    ar: 'هذه الشاشة غير موجودة في المحرر.',
    en: 'This screen does not exist in the editor.',
  },
  to_pages: { ar: 'الانتقال إلى الصفحات', en: 'Go to pages' },
});
