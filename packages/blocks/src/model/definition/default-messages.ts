/** Defaults shared by several blocks and the renderer; the English text is the spec's, verbatim. */
export const defaultMessages = {
  error_msg: {
    ar: 'حدث خطأ ما، يُرجى المحاولة مرة أخرى.',
    en: 'Something went wrong, please try again.',
  },
  try_again_btn_label: { ar: 'إعادة المحاولة', en: 'Try again' },
} as const;
