import { ApiError } from '../../http/errors/api-error.js';

export const dealerErrors = {
  unknownDealer: () =>
    new ApiError({
      status: 404,
      code: 'unknown_dealer',
      title: { ar: 'هذا الوكيل غير موجود', en: 'Retailer not found' },
    }),
};
