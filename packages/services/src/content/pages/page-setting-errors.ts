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
      title: { ar: 'تحقق من الحقول المعلّمة', en: 'Check the marked fields' },
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
              ar: `يستخدم تحويلٌ المسار ${path}. احذف التحويل أو اختر مسارًا آخر.`,
              en: `A redirect already uses ${path}. Delete it or choose another path.`,
            }
          : {
              ar: `تستخدم صفحة أخرى المسار ${path}. اختر مسارًا آخر.`,
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
      title: { ar: 'يحتاج الموقع إلى صفحته الرئيسية', en: 'The site needs its home page' },
      detail: {
        ar: 'يمكنك تغيير محتواها ونشره، لكن لا يمكنك حذفها أو نقلها أو إلغاء نشرها.',
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
        ar: 'يؤدي هذا التحويل إلى تحويل آخر',
        en: 'This redirect points to another redirect',
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
      title: { ar: 'النسخة المنشورة غير موجودة', en: 'Published version not found' },
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
      title: { ar: 'لهذه الصفحة موعد بالفعل', en: 'This page is already scheduled' },
      detail: {
        ar: 'ألغِ الموعد الحالي أولًا، ثم اختر موعدًا جديدًا.',
        en: 'Cancel the existing schedule first, then choose a new time.',
      },
      extra: { schedule_id: id },
    }),
  unknownSchedule: () =>
    new ApiError({
      status: 404,
      code: 'unknown_schedule',
      title: { ar: 'الموعد غير موجود', en: 'Schedule not found' },
    }),
  scheduleOver: () =>
    new ApiError({
      status: 409,
      code: 'schedule_over',
      title: { ar: 'لا يمكن إلغاء هذا الموعد', en: 'This schedule can no longer be cancelled' },
      detail: {
        ar: 'نُفّذ الموعد أو انتهى. تحقق من حالة الصفحة.',
        en: 'The schedule has already run or ended. Check the status of the page.',
      },
    }),
};

const formatChain = (where: readonly RedirectStep[]) =>
  where.map(({ path, to }) => `${path} → ${to}`).join('، ');

const times = {
  no_such_time: {
    ar: 'هذا الوقت غير موجود. اختر وقتًا آخر.',
    en: 'This time does not exist. Choose another time.',
  },
  past: { ar: 'اختر وقتًا في المستقبل.', en: 'Choose a time in the future.' },
  too_far: { ar: 'اختر وقتًا خلال سنتين.', en: 'Choose a time within two years.' },
};
