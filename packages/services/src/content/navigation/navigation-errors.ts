import { ApiError } from '../../http/errors/api-error.js';

export const navigationErrors = {
  unknown: () =>
    new ApiError({
      status: 404,
      code: 'unknown_navigation',
      title: { ar: 'قائمة التنقل غير موجودة', en: 'Navigation not found' },
      detail: {
        ar: 'استخدم لغة، أو لغة ثم علامة: en أو ar-brand.',
        en: 'Use a language, optionally followed by a brand: en, or ar-brand.',
      },
    }),
};
