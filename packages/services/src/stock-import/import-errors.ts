import type { Localized } from '@mawkib/api-clients/contracts';
import { ApiError, type FieldError } from '../http/errors/api-error.js';

const problem = (
  status: number,
  code: string,
  title: Localized,
  detail?: Localized,
  rest: { errors?: FieldError[]; extra?: Record<string, unknown> } = {},
) => new ApiError({ status, code, title, ...(detail && { detail }), ...rest });

/** What calls of the stock import are answered with instead of a success. */
export const importErrors = {
  unknownSource: () =>
    problem(404, 'unknown_source', {
      ar: 'لا مصدر بهذا الاسم',
      en: 'There is no source with this name',
    }),
  sourceExists: () =>
    problem(409, 'source_exists', {
      ar: 'يوجد مصدر بهذا الاسم',
      en: 'There is a source with this name already',
    }),
  sourceInUse: () =>
    problem(
      409,
      'source_in_use',
      { ar: 'المصدر مستخدم', en: 'The source is in use' },
      {
        ar: 'له سيارات معروضة أو استيراد لم ينتهِ. أزل السيارات أولًا باستيراد كامل فارغ منها.',
        en: 'It has vehicles on sale or an import in progress. Roll its imports back first.',
      },
    ),
  sourceDisabled: () =>
    problem(409, 'source_disabled', {
      ar: 'المصدر موقوف. فعّله ثم أعد المحاولة.',
      en: 'The source is disabled. Enable it and try again.',
    }),
  invalidSource: (field: string, message: Required<Localized>) =>
    problem(
      422,
      'invalid_source',
      { ar: 'إعداد المصدر ناقص', en: 'The source cannot be used like this' },
      message,
      { errors: [{ in: 'body', field, code: 'invalid_source', message }] },
    ),
  unknownMapping: () =>
    problem(404, 'unknown_mapping', {
      ar: 'لا ربط أعمدة بهذا الاسم',
      en: 'There is no mapping with this name',
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
      { ar: 'ربط الأعمدة غير صالح', en: 'The mapping cannot be used' },
      undefined,
      { errors },
    ),
  stale: (current: unknown) =>
    problem(
      409,
      'stale_version',
      { ar: 'غيّره شخص آخر قبلك', en: 'Somebody else changed it before you' },
      {
        ar: 'حمّل النسخة الأخيرة وطبّق تغييرك عليها.',
        en: 'Load the latest version and apply your change to it.',
      },
      { extra: { current } },
    ),
  fileNotFound: () =>
    problem(
      404,
      'file_not_found',
      { ar: 'الملف غير موجود', en: 'The file is not there' },
      {
        ar: 'تُحفظ الملفات المرفوعة يومًا واحدًا. ارفعه من جديد.',
        en: 'Uploads are kept for a day. Upload it again.',
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
      { ar: 'لم يقدّم عنوان المصدر ملفًا', en: "The source's address gave no file" },
      detail,
    ),
  unknownRun: () =>
    problem(404, 'unknown_run', { ar: 'لا يوجد استيراد كهذا', en: 'There is no such import' }),
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
      en: 'This import does not wait for a confirmation',
    }),
  runFinished: () =>
    problem(409, 'run_finished', { ar: 'انتهى هذا الاستيراد', en: 'This import is finished' }),
  runNotRestartable: () =>
    problem(409, 'run_not_restartable', {
      ar: 'لا يُعاد إلا استيراد فشل أو أُلغي أو انقطع',
      en: 'Only an import that failed, was cancelled or interrupted can be started again',
    }),
  runNotApplied: () =>
    problem(
      409,
      'run_not_applied',
      { ar: 'لا يمكن التراجع عن هذا الاستيراد', en: 'This import cannot be rolled back' },
      {
        ar: 'لم يغيّر شيئًا، أو تراجعتم عنه، أو مضت عليه عشرة إصدارات.',
        en: 'It changed nothing, was rolled back already, or is more than ten versions old.',
      },
    ),
  unknownVehicle: () =>
    problem(404, 'vehicle_not_found', {
      ar: 'لا سيارة بهذا المعرّف أو رقم الهيكل',
      en: 'No vehicle has this id or VIN',
    }),
  invalidEdit: (errors: FieldError[]) =>
    problem(
      422,
      'invalid_edit',
      { ar: 'قيمة لا تصلح للسيارة', en: 'A value does not fit a vehicle' },
      undefined,
      { errors },
    ),
  unknownToken: () =>
    problem(404, 'unknown_token', { ar: 'لا رمز كهذا', en: 'There is no such token' }),
  tokenExists: () =>
    problem(409, 'token_exists', {
      ar: 'يوجد رمز بهذا الاسم',
      en: 'There is a token with this name already',
    }),
} as const;
