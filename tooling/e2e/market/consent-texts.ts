/** Texts of the consent banner, by which journeys find elements. */
export const consentTexts = {
  ar: {
    banner: 'خصوصيتك قرارك',
    options: 'الخيارات',
    save: 'حفظ اختياري',
    acceptAll: 'قبول الكل',
    settings: 'إعدادات ملفات تعريف الارتباط',
  },
  en: {
    banner: 'Your privacy, your decision',
    options: 'Options',
    save: 'Save my choice',
    acceptAll: 'Accept all',
    settings: 'Cookie settings',
  },
} as const;
