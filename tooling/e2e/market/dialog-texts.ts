/** Texts of the dialogs of the demo market. */
export const dialogTexts = {
  ar: {
    actions: 'في خدمتك',
    form: 'احجز تجربة قيادة',
    discard: /هل تريد إغلاق النموذج/,
    keep: 'متابعة الكتابة',
    exit: /مغادرة موقعنا/,
    stay: 'البقاء هنا',
    close: 'إغلاق',
    back: /الرجوع/,
  },
  en: {
    actions: 'At your service',
    form: 'Book a test drive',
    discard: /Close the form/,
    keep: 'Continue writing',
    exit: /leaving our site/,
    stay: 'Stay here',
    close: 'Close',
    back: /Back/,
  },
} as const;
