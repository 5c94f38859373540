import { ApiError } from '../../http/errors/api-error.js';

export const navEntryErrors = {
  unknownEntry: () =>
    new ApiError({
      status: 404,
      code: 'unknown_entry',
      title: { ar: 'هذا العنصر غير موجود في القائمة', en: 'Navigation entry not found' },
    }),
  tooManyEntries: () =>
    new ApiError({
      status: 409,
      code: 'too_many_entries',
      title: { ar: 'امتلأت القائمة', en: 'The navigation is full' },
      detail: { ar: 'احذف عنصراً أولاً.', en: 'Delete an entry first.' },
    }),
};
