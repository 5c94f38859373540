import { defineMessages } from '@mawkib/core/locale';

/** Texts of the site's layout; each package has those of its parts. */
export const siteMessages = defineMessages('site', {
  legal: { ar: '© {name} {year}', en: '© {year} {name}' },
  offline: {
    ar: 'لا يوجد اتصال بالإنترنت. قد لا تكون هذه الصفحة محدّثة.',
    en: 'You are offline. This page may be out of date.',
  },
  online_again: { ar: 'عاد الاتصال بالإنترنت.', en: 'You are online again.' },
  newer_version: {
    ar: 'صدر إصدار أحدث من الموقع، ويظهر مع الصفحة التالية.',
    en: 'A newer version of the site is available. It loads with the next page.',
  },
  menu: { ar: 'القائمة', en: 'Menu' },
  home: { ar: 'الرئيسية', en: 'Home' },
  offers: { ar: 'العروض', en: 'Offers' },
  not_found_title: { ar: 'الصفحة غير موجودة', en: 'Page not found' },
  not_found_message: { ar: 'تعذّر العثور على هذه الصفحة', en: 'This page could not be found' },
  not_found_text: {
    ar: 'ربما انتقلت الصفحة أو تغيّر عنوانها. ابدأ من الصفحة الرئيسية أو تصفّح السيارات المتوفرة.',
    en: 'It may have moved, or its address may have changed. Start from the home page, or browse the cars in stock.',
  },
  not_found_reasons: { ar: 'الأسباب المحتملة', en: 'Possible reasons' },
  reason_technical: { ar: 'عطل تقني', en: 'A technical error' },
  reason_removed: {
    ar: 'أُزيلت الصفحة عند إعادة التصميم',
    en: 'The page was removed in a redesign',
  },
  reason_link: { ar: 'رابط معطوب', en: 'A broken link' },
  reason_url: { ar: 'عنوان غير صحيح', en: 'A wrong URL' },
  go_home: { ar: 'انتقل إلى الرئيسية', en: 'Go to home' },
  go_back: { ar: 'ارجع', en: 'Go back' },
  retype: { ar: 'أعد كتابة العنوان في شريط المتصفح', en: 'Retype the URL in the address bar' },
  back_home: { ar: 'العودة إلى الرئيسية', en: 'Back to home' },
  saved_vehicles: { ar: 'السيارات المحفوظة', en: 'Saved cars' },
  browse_stock: { ar: 'السيارات المتوفرة', en: 'Cars in stock' },
  error_title: { ar: 'حدث خطأ', en: 'Something went wrong' },
  error_text: {
    ar: 'تعذّر عرض هذه الصفحة بسبب عطل لدينا. حاول مرة أخرى بعد قليل.',
    en: 'This page could not be shown because of a problem on our side. Try again in a moment.',
  },
  unreached_title: { ar: 'انقطع الاتصال', en: 'No connection' },
  unreached_text: {
    ar: 'تعذّر تحميل هذه الصفحة لأن الموقع لا يستجيب. تحقق من اتصالك بالإنترنت ثم حاول مرة أخرى. تُحمَّل الصفحة تلقائيًا عند عودة الاتصال.',
    en: 'This page could not be loaded because the site did not respond. Check your internet connection and try again. The page loads automatically when you are back online.',
  },
  try_again: { ar: 'إعادة المحاولة', en: 'Try again' },
  no_access_title: { ar: 'لا تملك صلاحية الوصول', en: 'You have no access' },
  no_access_text: {
    ar: 'سجّلت الدخول، لكن دورك لا يسمح بفتح هذه الصفحة. اطلب الصلاحية من مدير النظام أو سجّل الدخول بحساب آخر.',
    en: 'You are signed in, but your role does not give access to this page. Ask an administrator for access, or sign in with another account.',
  },
  auth_error_title: { ar: 'تعذّر تسجيل الدخول', en: 'Could not sign in' },
  auth_error_text: {
    ar: 'لم يكتمل تسجيل الدخول. حاول مرة أخرى. إن تكرّر ذلك، فتواصل مع مدير النظام.',
    en: 'The sign-in was not completed. Try again. If it happens again, contact an administrator.',
  },
  sign_in: { ar: 'تسجيل الدخول', en: 'Sign in' },
  preview_notice: {
    ar: 'معاينة المسودة. لا يراها الزوار بعد.',
    en: 'Preview of the draft. Visitors do not see it yet.',
  },
  form_back: { ar: 'الرجوع', en: 'Back' },
  exit_title: { ar: 'أنت على وشك مغادرة الموقع', en: 'You are leaving this site' },
  unsent_title: { ar: 'هل تريد مغادرة الصفحة؟', en: 'Leave this page?' },
  unsent_text: {
    ar: 'لم يُرسل النموذج بعد، وسيُحذف ما كتبته عند المغادرة.',
    en: 'The form has not been sent. What you typed will be lost.',
  },
  unsent_leave: { ar: 'مغادرة الصفحة', en: 'Leave' },
  unsent_stay: { ar: 'البقاء في الصفحة', en: 'Stay' },
  navigation_test: { ar: 'اختبار التنقل', en: 'Navigation test' },
  navigation_test_text: {
    ar: 'شريط التنقل وتذييل الصفحة كما يراهما الزائر، بهوية كل علامة. القائمة والروابط تعمل هنا كما في الموقع.',
    en: 'The navigation bar and the footer as visitors see them, in the look of each brand. The menu and its links work as they do on the site.',
  },
});
