import { defineMessages } from '@mawkib/core/locale';

/** Texts of saved cars and of a shared list. */
export const messages = defineMessages('stock-locator.saved-list', {
  saved: { ar: 'السيارات المحفوظة', en: 'Saved cars' },
  saved_none: { ar: 'لا سيارات محفوظة بعد', en: 'No saved cars yet' },
  saved_how: {
    ar: 'اضغط على القلب في أي سيارة لتجدها هنا وتقارنها بغيرها.',
    en: 'Press the heart on any car to find it here and compare it with others.',
  },
  saved_failed: {
    ar: 'تعذّر تحميل بعض السيارات المحفوظة. لم يُحذف منها شيء.',
    en: 'Some saved cars could not be loaded. None of them was removed.',
  },
  shared: { ar: 'سيارات اختيرت لك', en: 'Cars picked for you' },
  save_all: { ar: 'حفظ الكل', en: 'Save all' },
  compare: { ar: 'مقارنة', en: 'Compare' },
  differences_only: { ar: 'الاختلافات فقط', en: 'Differences only' },
  share: { ar: 'مشاركة القائمة', en: 'Share this list' },
  share_copied: { ar: 'نُسخ الرابط.', en: 'Link copied.' },
  share_failed: { ar: 'تعذّر نسخ الرابط.', en: 'The link could not be copied.' },
});
