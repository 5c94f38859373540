import { ApiError } from '../../http/errors/api-error.js';

export const offerErrors = {
  unknown: () =>
    new ApiError({
      status: 404,
      code: 'unknown_offer',
      title: { ar: 'العرض غير موجود', en: 'Offer not found' },
    }),
};
