import type { Localized } from '@mawkib/api-clients/contracts';
import { ApiError, type FieldError } from '../../http/errors/api-error.js';

/** One step of a redirect chain. */
export interface RedirectStep {
  path: string;
  to: string;
}

/** Errors about paths, page settings, redirects and schedules. */
export const settingErrors = {
  invalid: (errors: FieldError[], detail?: Localized) =>
    new ApiError({
      status: 422,
      code: 'invalid_settings',
      title: { ar: 'يُرجى مراجعة بعض الحقول', en: 'Please check some of the fields' },
      errors,
      ...(detail && { detail }),
    }),
  pathTaken: (path: string, by: { id: string; kind: string; path: string }) =>
    new ApiError({
      status: 409,
      code: 'path_taken',
      title: { ar: 'هذا المسار مستخدم', en: 'This path is already in use' },
      detail:
        by.kind === 'redirect'
          ? {
              ar: `على المسار ${path} تحويل إلى صفحة أخرى. احذف التحويل أو اختر مسارًا آخر.`,
              en: `A redirect already uses ${path}. Delete it or choose another path.`,
            }
          : {
              ar: `على المسار ${path} صفحة أخرى. اختر مسارًا آخر.`,
              en: `Another page already uses ${path}. Choose another path.`,
            },
      errors: [
        {
          field: 'path',
          code: 'path_taken',
          message: { ar: 'هذا المسار مستخدم.', en: 'This path is already in use.' },
        },
      ],
      extra: { path, taken_by: { id: by.id, kind: by.kind, path: by.path } },
    }),
  homePage: () =>
    new ApiError({
      status: 409,
      code: 'home_page',
      title: { ar: 'لا يستغني الموقع عن صفحته الرئيسية', en: 'The site needs its home page' },
      detail: {
        ar: 'يمكنك تغيير محتواها ونشره، لا حذفها ولا نقلها ولا إخفاءها.',
        en: 'You can change and publish its content, but you cannot delete, move or unpublish it.',
      },
    }),
  redirectLoop: (where: RedirectStep[]) =>
    new ApiError({
      status: 409,
      code: 'redirect_loop',
      title: { ar: 'هذا التحويل يعود إلى نفسه', en: 'This redirect loops back to itself' },
      detail: { ar: formatChain(where), en: formatChain(where) },
      extra: { where },
    }),
  redirectChain: (where: RedirectStep[]) =>
    new ApiError({
      status: 409,
      code: 'redirect_chain',
      title: {
        ar: 'هذا التحويل يمر بتحويل آخر',
        en: 'This redirect leads to another redirect',
      },
      detail: {
        ar: `${formatChain(where)}. اجعل كل تحويل يؤدي مباشرة إلى ${where.at(-1)?.to ?? ''}`,
        en: `${formatChain(where)}. Point each redirect straight to ${where.at(-1)?.to ?? ''}`,
      },
      extra: { where },
    }),
  unknownVersion: () =>
    new ApiError({
      status: 404,
      code: 'unknown_version',
      title: { ar: 'لم تُنشر هذه النسخة', en: 'Published version not found' },
    }),
  invalidTime: (code: 'no_such_time' | 'past' | 'too_far') =>
    new ApiError({
      status: 422,
      code: 'invalid_time',
      title: { ar: 'اختر وقتًا آخر', en: 'Choose another time' },
      errors: [{ field: 'at', code, message: times[code] }],
    }),
  alreadyScheduled: (id: string) =>
    new ApiError({
      status: 409,
      code: 'already_scheduled',
      title: { ar: 'لهذه الصفحة موعد سابق', en: 'This page already has a schedule' },
      detail: {
        ar: 'ألغِ الموعد السابق أولًا ثم حدّد موعدًا جديدًا.',
        en: 'Cancel the existing schedule first, then choose a new time.',
      },
      extra: { schedule_id: id },
    }),
  unknownSchedule: () =>
    new ApiError({
      status: 404,
      code: 'unknown_schedule',
      title: { ar: 'هذا الموعد غير موجود', en: 'Schedule not found' },
    }),
  scheduleOver: () =>
    new ApiError({
      status: 409,
      code: 'schedule_over',
      title: { ar: 'فات أوان الإلغاء', en: 'It is too late to cancel this schedule' },
      detail: {
        ar: 'نُفّذ هذا الموعد أو انتهى. راجع حالة الصفحة.',
        en: 'The schedule has already run or ended. Check the status of the page.',
      },
    }),
};

const formatChain = (where: readonly RedirectStep[]) =>
  where.map(({ path, to }) => `${path} → ${to}`).join('، ');

const times = {
  no_such_time: {
    ar: 'لا وجود لهذا الوقت في التقويم.',
    en: 'This time does not exist. Choose another time.',
  },
  past: { ar: 'اختر وقتًا في المستقبل.', en: 'Choose a time in the future.' },
  too_far: { ar: 'اختر وقتًا خلال سنتين.', en: 'Choose a time within two years.' },
};
