import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.vin-checker', {
  label: { ar: 'رقم الهيكل (VIN)', en: 'Vehicle identification number (VIN)' },
  hint: {
    ar: 'تجده في رخصة السيارة وأسفل الزجاج الأمامي. يبقى على جهازك.',
    en: 'On the registration card and below the windscreen. It stays on your device.',
  },
  check: { ar: 'تحقق', en: 'Check' },
  blank: { ar: 'اكتب رقم الهيكل.', en: 'Enter the VIN.' },
  malformed: {
    ar: 'يتكوّن رقم الهيكل من 17 حرفًا لاتينيًا ورقمًا، دون I وO وQ. راجع ما كتبته.',
    en: 'A VIN has 17 letters and digits, without I, O and Q. Please check what you typed.',
  },
  no_script: {
    ar: 'يجري هذا الفحص على جهازك ويحتاج إلى JavaScript. يمكن لمركز الخدمة فحص رقم الهيكل عبر الهاتف.',
    en: 'This check runs on your device and needs JavaScript. The service center can check the VIN by phone.',
  },
});
