import { ApiError } from '../http/errors/api-error.js';

export const jobErrors = {
  unknown: () =>
    new ApiError({
      status: 404,
      code: 'unknown_job',
      title: { ar: 'المهمة غير موجودة', en: 'Job not found' },
      detail: {
        ar: 'تُحذف المهام المنتهية بعد شهر.',
        en: 'Finished jobs are deleted after a month.',
      },
    }),
  done: () =>
    new ApiError({
      status: 409,
      code: 'job_done',
      title: { ar: 'اكتملت هذه المهمة', en: 'This job is already done' },
      detail: { ar: 'لا يلزم أي إجراء.', en: 'You do not need to do anything.' },
    }),
  active: () =>
    new ApiError({
      status: 409,
      code: 'job_active',
      title: { ar: 'المهمة قيد التنفيذ الآن', en: 'This job is running now' },
      detail: {
        ar: 'انتظر حتى تنتهي المحاولة الحالية، ثم حاول مرة أخرى.',
        en: 'Wait for the current attempt to finish, then try again.',
      },
    }),
};
