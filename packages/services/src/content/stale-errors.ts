import { ApiError } from '../http/errors/refusal.js';

export const notSaved = {
  ar: 'لم يُحفظ تعديلك ولم يضع شيء: راجع ما تغيّر ثم احفظ من جديد.',
  en: 'Your change was not saved and nothing is lost: see what changed, then save again.',
};

/** Errors of a change that is based on an earlier version. */
export const staleErrors = {
  /** `current` is the current row. */
  staleRow: (current: { version: number; updated_by: string | null }) =>
    new ApiError({
      status: 409,
      code: 'stale_version',
      title: { ar: 'عدّل شخص آخر هذا قبلك', en: 'Someone else changed this before you' },
      detail: notSaved,
      extra: { current_version: current.version, current },
    }),
  staleOrder: (ids: string[]) =>
    new ApiError({
      status: 409,
      code: 'stale_order',
      title: {
        ar: 'تغيّرت القائمة قبل ترتيبك',
        en: 'The list changed before you put it in order',
      },
      detail: {
        ar: 'أُضيف عنصر أو حُذف. راجع القائمة ثم رتّبها من جديد.',
        en: 'Something was added or deleted. See the list, then order it again.',
      },
      extra: { ids },
    }),
};
