import { defineMessages } from '@mawkib/core/locale';

/** Texts of the bar above pages for signed-in staff. */
export const staffBarMessages = defineMessages('site.staff-bar', {
  label: { ar: 'شريط الموظفين', en: 'Staff bar' },
  signed_in_as: { ar: 'سجّلت الدخول باسم {name}', en: 'Signed in as {name}' },
  live: { ar: 'منشورة', en: 'Published' },
  live_differs: {
    ar: 'منشورة، وفي المسودة تعديلات لم تُنشر',
    en: 'Published; the draft has unpublished changes',
  },
  draft_new: { ar: 'مسودة غير منشورة', en: 'Draft, not on the site' },
  draft_differs: { ar: 'مسودة فيها تعديلات لم تُنشر', en: 'Draft with unpublished changes' },
  draft_same: { ar: 'مسودة مطابقة للصفحة المنشورة', en: 'Draft, same as the published page' },
  next_publish: { ar: 'تُنشر {time}', en: 'Publishes {time}' },
  next_unpublish: { ar: 'يُلغى نشرها {time}', en: 'Unpublishes {time}' },
  edit: { ar: 'تعديل', en: 'Edit' },
  preview: { ar: 'معاينة المسودة', en: 'Preview draft' },
  view_live: { ar: 'عرض الصفحة المنشورة', en: 'View published page' },
  sign_out: { ar: 'تسجيل الخروج', en: 'Sign out' },
  sign_out_failed: {
    ar: 'تعذّر تسجيل الخروج. حاول مرة أخرى.',
    en: 'Sign-out failed. Try again.',
  },
});
