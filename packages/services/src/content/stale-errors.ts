import { ApiError } from '../http/errors/api-error.js';

export const notSaved = {
  ar: 'لم يُحفظ تعديلك، لكنك لم تفقده. راجع التغييرات ثم احفظ مرة أخرى.',
  en: 'Your change is not saved, but it is not lost. Review what changed, then save again.',
};

const staleVersion = (current: { version: number | string }) =>
  new ApiError({
    status: 409,
    code: 'stale_version',
    title: { ar: 'عدّل شخص آخر هذه البيانات', en: 'Someone else has changed this' },
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
        ar: 'تغيّرت القائمة منذ أن فتحتها',
        en: 'The list has changed since you loaded it',
      },
      detail: {
        ar: 'أُضيف عنصر أو حُذف. راجع القائمة ثم رتّبها مرة أخرى.',
        en: 'An item was added or deleted. Review the list, then reorder it again.',
      },
      extra: { ids },
    }),
};
