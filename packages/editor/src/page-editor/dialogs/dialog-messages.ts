import { defineMessages } from '@mawkib/core/locale';

export const dialogMessages = defineMessages('editor.dialogs', {
  // picker
  add_title: { ar: 'إضافة قسم', en: 'Add a block' },
  filter: { ar: 'ابحث في الأقسام', en: 'Search blocks' },
  filter_hint: { ar: 'الاسم أو الوصف', en: 'Name or description' },
  none_here: { ar: 'لا أقسام في هذه المجموعة بعد.', en: 'No blocks in this group yet.' },
  none_match: { ar: 'لا أقسام تطابق «{search}».', en: 'No blocks match “{search}”.' },
  // palette
  palette: { ar: 'الأوامر', en: 'Commands' },
  palette_hint: { ar: 'اكتب أمرًا أو اسم قسم', en: 'Type a command or the name of a block' },
  no_command: { ar: 'لا أوامر بهذا الاسم.', en: 'No commands found.' },
  go_to: { ar: 'الانتقال إلى: {block}', en: 'Go to: {block}' },
  editor_in: { ar: 'لغة المحرر: {language}', en: 'Editor language: {language}' },
  page_in: { ar: 'لغة الصفحة: {language}', en: 'Page language: {language}' },
  at_width: { ar: 'مقاس العرض: {width}', en: 'Page width: {width}' },
  open_page: { ar: 'فتح الصفحة المنشورة', en: 'Open the published page' },
  // publish
  publish_title: { ar: 'نشر الصفحة', en: 'Publish the page' },
  publish: { ar: 'نشر', en: 'Publish' },
  publishing: { ar: 'جارٍ النشر…', en: 'Publishing…' },
  saving_first: { ar: 'جارٍ حفظ المسودة أولًا…', en: 'Saving the draft first…' },
  comparing: {
    ar: 'جارٍ مقارنة المسودة بالصفحة المنشورة…',
    en: 'Comparing the draft with the published page…',
  },
  cannot_compare: {
    ar: 'تعذّرت مقارنة المسودة بالصفحة المنشورة. ما زال بإمكانك النشر.',
    en: 'Could not compare the draft with the published page. You can still publish.',
  },
  what_changes: { ar: 'ما سيراه الزوار', en: 'What visitors will see' },
  first_time: { ar: 'تُنشر هذه الصفحة لأول مرة.', en: 'This page is published for the first time.' },
  same: {
    ar: 'لا يرى الزوار فرقًا بين المسودة والصفحة المنشورة.',
    en: 'Visitors see no difference between the draft and the published page.',
  },
  already: { ar: 'الصفحة المنشورة محدّثة.', en: 'The published page is up to date.' },
  block_added: { ar: 'يُضاف «{block}»', en: '{block} is added' },
  block_removed: { ar: 'يُحذف «{block}»', en: '{block} is deleted' },
  block_moved: { ar: 'يُنقل «{block}»', en: '{block} is moved' },
  block_changed: { ar: 'يتغيّر «{block}»: {what}', en: '{block} changes: {what}' },
  settings_changed: { ar: 'تتغيّر إعدادات الصفحة: {what}', en: 'Page settings change: {what}' },
  items: { ar: 'العناصر', en: 'Items' },
  errors: { ar: 'أخطاء يجب تصحيحها قبل النشر', en: 'Fix before publishing' },
  warnings: { ar: 'تنبيهات', en: 'Warnings' },
  not_allowed: {
    ar: 'النشر متاح لدور «ناشر» أو «مدير». احفظ المسودة واطلب من صاحب أحد الدورين نشرها.',
    en: 'Publishing requires the Publisher or Administrator role. Save the draft and ask someone with that role to publish it.',
  },
  published: { ar: 'نُشرت الصفحة.', en: 'Page published.' },
  see_it: { ar: 'فتح الصفحة', en: 'Open the page' },
  publish_failed: { ar: 'تعذّر النشر: {why}', en: 'Could not publish: {why}' },
  save_failed: {
    ar: 'تعذّر حفظ المسودة، لذا لم تُنشر: {why}',
    en: 'The draft could not be saved, so it was not published: {why}',
  },
  // conflict
  conflict_title: { ar: 'عدّل شخص آخر هذه الصفحة', en: 'Someone else changed this page' },
  conflict_text: {
    ar: 'لم تُحفظ تعديلاتك بعد، لكنك لم تفقدها. هذا ما تغيّر منذ أن فتحت الصفحة:',
    en: 'Your changes are not saved yet, but they are not lost. Changes since you opened the page:',
  },
  by_at: { ar: '{who}، {when}', en: '{who}, {when}' },
  settings_change: { ar: 'إعدادات الصفحة: {what}', en: 'Page settings: {what}' },
  unnamed_change: { ar: 'تغيير لم تُسجّل تفاصيله', en: 'Change without details' },
  clashing: { ar: 'تتعارض مع تعديلاتك', en: 'Conflicts with your changes' },
  clash_changed: {
    ar: '{mine}: غيّره كلاكما. إن طبّقت تعديلك يحل محل تعديل الشخص الآخر.',
    en: '{mine}: changed by both of you. Applying your change replaces theirs.',
  },
  clash_removed: {
    ar: '{mine}: حذف أحدكما ما عدّله الآخر.',
    en: '{mine}: one of you deleted what the other changed.',
  },
  no_clash: {
    ar: 'لا تعارض: يمكن تطبيق كل تعديلاتك على النسخة الحالية.',
    en: 'No conflicts: all your changes can be applied to the current version.',
  },
  apply_mine: { ar: 'تطبيق تعديلاتي', en: 'Apply my changes' },
  keep_theirs: { ar: 'الاحتفاظ بتعديلات الآخر', en: 'Keep their changes' },
  later: { ar: 'لاحقًا', en: 'Later' },
  load_failed: {
    ar: 'تعذّر تحميل النسخة الحالية. حاول مرة أخرى.',
    en: 'Could not load the current version. Try again.',
  },
  dropped_title: { ar: 'تعديلات لم تُطبَّق', en: 'Changes that were not applied' },
  dropped_text: {
    ar: 'لا يمكن تطبيق هذه التعديلات. نزّلها إن أردت الاحتفاظ بها.',
    en: 'These changes can no longer be applied. Download them if you want to keep them.',
  },
  set_aside_text: {
    ar: 'تعرض الصفحة الآن نسخة الشخص الآخر. تعديلاتك هنا إن أردت الاحتفاظ بها.',
    en: 'The page now shows their version. Your changes are here if you want to keep them.',
  },
  set_aside_title: { ar: 'تعديلاتك', en: 'Your changes' },
  copy: { ar: 'نسخ', en: 'Copy' },
  copied: { ar: 'نُسخت التعديلات.', en: 'Changes copied.' },
  copy_failed: {
    ar: 'تعذّر نسخ التعديلات. نزّلها بدلًا من ذلك.',
    en: 'Could not copy. Download them instead.',
  },
  download: { ar: 'تنزيل', en: 'Download' },
  done: { ar: 'تم', en: 'Done' },
  rebased: {
    ar: 'طُبّقت تعديلاتك على النسخة الحالية.',
    en: 'Your changes were applied to the current version.',
  },
});
