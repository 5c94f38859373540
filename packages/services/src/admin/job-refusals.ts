import { ApiError } from '../http/errors/refusal.js';

export const jobErrors = {
  unknown: () =>
    new ApiError({
      status: 404,
      code: 'unknown_job',
      title: { ar: 'المهمة غير موجودة', en: 'There is no such job' },
      detail: {
        ar: 'تُحذف المهام المنتهية بعد شهر.',
        en: 'Jobs that are over are removed after a month.',
      },
    }),
  done: () =>
    new ApiError({
      status: 409,
      code: 'job_done',
      title: { ar: 'اكتملت هذه المهمة', en: 'This job is done' },
      detail: { ar: 'لا يلزم شيء بعد.', en: 'There is nothing left to do.' },
    }),
  active: () =>
    new ApiError({
      status: 409,
      code: 'job_active',
      title: { ar: 'المهمة قيد التنفيذ الآن', en: 'This job is running now' },
      detail: {
        ar: 'انتظر حتى تنتهي المحاولة الحالية ثم أعد المحاولة.',
        en: 'Wait until this attempt is over, then try again.',
      },
    }),
};
