import { ApiError } from '../../http/errors/refusal.js';

export const navigationErrors = {
  unknown: () =>
    new ApiError({
      status: 404,
      code: 'unknown_navigation',
      title: { ar: 'لا نعرف قائمة التنقل هذه', en: 'There is no such navigation' },
      detail: {
        ar: 'الخيارات لغة ثم علامة، مثل ar-brand أو en.',
        en: 'Options are a language, then a brand: ar-brand, or en.',
      },
    }),
};
