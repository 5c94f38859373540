import { ApiError } from '../http/errors/api-error.js';

export const notSaved = {
  ar: 'لم يُحفظ تعديلك ولم يضع شيء: راجع ما تغيّر ثم احفظ من جديد.',
  en: 'Your change was not saved, but it is not lost. Check what has changed, then save again.',
};

const staleVersion = (current: { version: number | string }) =>
  new ApiError({
    status: 409,
    code: 'stale_version',
    title: { ar: 'عدّل شخص آخر هذا قبلك', en: 'Someone else has changed this' },
    detail: notSaved,
    extra: { current_version: current.version, current },
  });

/** Errors of a change that is based on an earlier version. */
export const staleErrors = {
  /** `current` is the current row. */
  staleRow: (current: { version: number; updated_by: string | null }) => staleVersion(current),
  staleDealer: (current: { version: string }) => staleVersion(current),
  staleOrder: (ids: string[]) =>
    new ApiError({
      status: 409,
      code: 'stale_order',
      title: {
        ar: 'تغيّرت القائمة قبل ترتيبك',
        en: 'The list has changed since you loaded it',
      },
      detail: {
        ar: 'أُضيف عنصر أو حُذف. راجع القائمة ثم رتّبها من جديد.',
        en: 'An item was added or deleted. Check the list, then reorder it.',
      },
      extra: { ids },
    }),
};
