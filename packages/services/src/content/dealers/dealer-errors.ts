import { ApiError } from '../../http/errors/api-error.js';

export const dealerErrors = {
  unknownDealer: () =>
    new ApiError({
      status: 404,
      code: 'unknown_dealer',
      title: { ar: 'الوكيل غير موجود', en: 'Retailer not found' },
    }),
};
