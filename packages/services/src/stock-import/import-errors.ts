import type { Localized } from '@mawkib/api-clients/contracts';
import { ApiError, type FieldError } from '../http/errors/api-error.js';

const problem = (
  status: number,
  code: string,
  title: Localized,
  detail?: Localized,
  rest: { errors?: FieldError[]; extra?: Record<string, unknown> } = {},
) => new ApiError({ status, code, title, ...(detail && { detail }), ...rest });

/** Errors of the stock import's calls. */
export const importErrors = {
  unknownSource: () =>
    problem(404, 'unknown_source', {
      ar: 'المصدر غير موجود',
      en: 'Source not found',
    }),
  sourceExists: () =>
    problem(409, 'source_exists', {
      ar: 'يوجد مصدر بهذا الاسم',
      en: 'A source with this name already exists',
    }),
  sourceInUse: () =>
    problem(
      409,
      'source_in_use',
      { ar: 'المصدر مستخدم', en: 'The source is in use' },
      {
        ar: 'له سيارات معروضة أو استيراد جارٍ. تراجع عن عمليات الاستيراد أولًا.',
        en: 'It has vehicles on sale or an import in progress. Roll its imports back first.',
      },
    ),
  sourceDisabled: () =>
    problem(409, 'source_disabled', {
      ar: 'المصدر غير مفعّل. فعّله ثم حاول مرة أخرى.',
      en: 'The source is disabled. Enable it and try again.',
    }),
  invalidSource: (field: string, message: Required<Localized>) =>
    problem(422, 'invalid_source', { ar: 'المصدر غير صالح', en: 'Invalid source' }, message, {
      errors: [{ in: 'body', field, code: 'invalid_source', message }],
    }),
  unknownMapping: () =>
    problem(404, 'unknown_mapping', {
      ar: 'ربط الأعمدة غير موجود',
      en: 'Mapping not found',
    }),
  mappingInUse: () =>
    problem(409, 'mapping_in_use', {
      ar: 'يستخدم مصدرٌ هذا الربط',
      en: 'A source uses this mapping',
    }),
  invalidMapping: (errors: FieldError[]) =>
    problem(
      422,
      'invalid_mapping',
      { ar: 'ربط الأعمدة غير صالح', en: 'Invalid mapping' },
      undefined,
      { errors },
    ),
  stale: (current: unknown) =>
    problem(
      409,
      'stale_version',
      { ar: 'عدّل شخص آخر هذه البيانات', en: 'Someone else has changed this' },
      {
        ar: 'حمّل النسخة الأخيرة ثم طبّق تعديلك عليها.',
        en: 'Load the latest version and apply your change to it.',
      },
      { extra: { current } },
    ),
  fileNotFound: () =>
    problem(
      404,
      'file_not_found',
      { ar: 'الملف غير موجود', en: 'File not found' },
      {
        ar: 'تُحذف الملفات المرفوعة بعد يوم. ارفع الملف مرة أخرى.',
        en: 'Uploaded files are deleted after a day. Upload the file again.',
      },
    ),
  unreadableFile: (detail: Required<Localized>) =>
    problem(
      422,
      'unreadable_file',
      { ar: 'تعذّرت قراءة الملف', en: 'The file cannot be read' },
      detail,
    ),
  sourceFailed: (detail: Required<Localized>) =>
    problem(
      502,
      'source_failed',
      { ar: 'لم يُرجع المصدر ملفًا', en: 'The source did not return a file' },
      detail,
    ),
  unknownRun: () =>
    problem(404, 'unknown_run', { ar: 'الاستيراد غير موجود', en: 'Import not found' }),
  runInProgress: (run: string) =>
    problem(
      409,
      'run_in_progress',
      { ar: 'استيراد آخر من هذا المصدر جارٍ', en: 'Another import of this source is in progress' },
      {
        ar: 'انتظر حتى ينتهي، أو ألغِه.',
        en: 'Wait until it is finished, or cancel it.',
      },
      { extra: { run_id: run } },
    ),
  runNotWaiting: () =>
    problem(409, 'run_not_waiting', {
      ar: 'هذا الاستيراد لا ينتظر تأكيدًا',
      en: 'This import is not waiting for a confirmation',
    }),
  runFinished: () =>
    problem(409, 'run_finished', { ar: 'انتهى هذا الاستيراد', en: 'This import is finished' }),
  runNotRestartable: () =>
    problem(409, 'run_not_restartable', {
      ar: 'يمكنك إعادة استيراد فشل أو رُفضت صفوفه أو أُلغي أو انقطع فقط',
      en: 'You can only restart an import that failed, was rejected, was cancelled or was interrupted',
    }),
  runNotApplied: () =>
    problem(
      409,
      'run_not_applied',
      { ar: 'لا يمكن التراجع عن هذا الاستيراد', en: 'This import cannot be rolled back' },
      {
        ar: 'لم يغيّر هذا الاستيراد شيئًا، أو تم التراجع عنه، أو صدرت بعده أكثر من عشرة إصدارات.',
        en: 'It changed nothing, was rolled back already, or is more than ten versions old.',
      },
    ),
  unknownVehicle: () =>
    problem(404, 'vehicle_not_found', {
      ar: 'لا سيارة بهذا المعرّف أو رقم الهيكل',
      en: 'No vehicle has this ID or VIN',
    }),
  invalidEdit: (errors: FieldError[]) =>
    problem(
      422,
      'invalid_edit',
      { ar: 'قيمة غير صالحة للسيارة', en: 'Invalid vehicle value' },
      undefined,
      { errors },
    ),
  unknownToken: () =>
    problem(404, 'unknown_token', { ar: 'رمز الوصول غير موجود', en: 'Token not found' }),
  tokenExists: () =>
    problem(409, 'token_exists', {
      ar: 'يوجد رمز وصول بهذا الاسم',
      en: 'A token with this name already exists',
    }),
} as const;
