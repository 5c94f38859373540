import type { Locale } from '@mawkib/api-clients/contracts';
import { type Violation, violationMessage } from '@mawkib/forms/engine';
import { ApiError } from '../../http/errors/api-error.js';
import type { FormVersionChange } from './stored-forms.js';

const fileGone = {
  ar: 'اختر الملف مرة أخرى',
  en: 'Choose the file again',
};

export const formErrors = {
  unknownForm: () =>
    new ApiError({
      status: 404,
      code: 'unknown_form',
      title: { ar: 'النموذج غير موجود', en: 'Form not found' },
    }),
  formExists: () =>
    new ApiError({
      status: 409,
      code: 'form_exists',
      title: { ar: 'يستخدم نموذج آخر هذا المعرّف', en: 'A form with this ID already exists' },
      detail: { ar: 'اختر معرّفًا آخر.', en: 'Choose another ID.' },
    }),
  formInUse: () =>
    new ApiError({
      status: 409,
      code: 'form_in_use',
      title: { ar: 'لهذا النموذج طلبات عملاء', en: 'This form has leads' },
      detail: {
        ar: 'صدّر الطلبات واحذفها أولًا، أو أبقِ النموذج وأزله من الصفحات.',
        en: 'Export and delete its leads first, or keep the form and remove it from the pages.',
      },
    }),
  stale: (current_version: number, changes: FormVersionChange[]) =>
    new ApiError({
      status: 409,
      code: 'stale_version',
      title: {
        ar: 'عدّل شخص آخر هذا النموذج',
        en: 'Someone else has changed this form',
      },
      detail: {
        ar: 'لم يُحفظ تعديلك، لكنك لم تفقده. راجع التغييرات ثم احفظ مرة أخرى.',
        en: 'Your change is not saved, but it is not lost. Review what changed, then save again.',
      },
      extra: { current_version, changes },
    }),
  /** Messages come from the engine, in the visitor's language only. */
  invalidLead: (errors: Record<string, { code: string; message: string }>, locale: Locale) =>
    new ApiError({
      status: 422,
      code: 'invalid_lead',
      title: { ar: 'يُرجى مراجعة بعض الحقول', en: 'Check some of the fields' },
      errors: Object.entries(errors).map(([field, { code, message }]) => ({
        field,
        code,
        message: { [locale]: message },
      })),
    }),
  /** Uploads that were deleted, or that another lead has. */
  missingFiles: (fields: readonly string[], locale: Locale) =>
    formErrors.invalidLead(
      Object.fromEntries(
        fields.map((field) => [
          field,
          { code: 'required', message: fileGone[locale === 'ar' ? 'ar' : 'en'] },
        ]),
      ),
      locale,
    ),
  keyTaken: () =>
    new ApiError({
      status: 409,
      code: 'idempotency_key_taken',
      title: {
        ar: 'أُرسل هذا النموذج من قبل بمعلومات أخرى',
        en: 'This form was already sent with other answers',
      },
      detail: {
        ar: 'أعد تحميل الصفحة ثم أرسل النموذج مرة أخرى.',
        en: 'Reload the page and send the form again.',
      },
    }),
  invalidFile: () =>
    new ApiError({
      status: 422,
      code: 'invalid_file',
      title: {
        ar: 'يُرجى اختيار ملف بصيغة PDF أو JPEG أو PNG أو WebP',
        en: 'Please choose a PDF, JPEG, PNG or WebP file',
      },
    }),
  largeFile: (violation: Violation, locale: Locale) =>
    new ApiError({
      status: 413,
      code: 'too_large',
      title: { [locale]: violationMessage(violation, locale) },
    }),
  /** Files of this network that wait for their lead reached the limit. */
  manyUploads: () =>
    new ApiError({
      status: 429,
      code: 'many_uploads',
      title: {
        ar: 'رُفعت ملفات كثيرة دون إرسال النموذج',
        en: 'Too many files were uploaded without sending the form',
      },
      detail: {
        ar: 'أرسل النموذج دون هذا الملف، أو حاول مرة أخرى بعد ساعة. لن تفقد بقية إجاباتك.',
        en: 'Send the form without this file, or try again in an hour. Your other answers are kept.',
      },
      headers: { 'retry-after': '3600' },
    }),
  /** Files of this form or of the market that wait for their leads reached the limit. */
  noUploadSpace: () =>
    new ApiError({
      status: 429,
      code: 'no_upload_space',
      title: {
        ar: 'لا يمكننا استقبال ملفات أخرى الآن',
        en: 'We cannot take more files right now',
      },
      detail: {
        ar: 'حاول مرة أخرى بعد قليل، أو أرسل النموذج دون ملف إن كان اختياريًا. لن تفقد بقية إجاباتك.',
        en: 'Try again in a while, or send the form without a file if it is optional. Your other answers are kept.',
      },
      headers: { 'retry-after': '600' },
    }),
  unknownLead: () =>
    new ApiError({
      status: 404,
      code: 'unknown_lead',
      title: { ar: 'طلب العميل غير موجود أو حُذف', en: 'Lead not found or deleted' },
    }),
  unknownIntegration: () =>
    new ApiError({
      status: 404,
      code: 'unknown_integration',
      title: {
        ar: 'لم يُرسل طلب العميل إلى هذا النظام',
        en: 'This lead was not sent to this system',
      },
    }),
  unknownLocation: () =>
    new ApiError({
      status: 404,
      code: 'unknown_location',
      title: { ar: 'الموقع غير موجود', en: 'Location not found' },
    }),
  unknownSetting: () =>
    new ApiError({
      status: 404,
      code: 'unknown_setting',
      title: { ar: 'الإعداد غير موجود', en: 'Setting not found' },
    }),
  unknownExport: () =>
    new ApiError({
      status: 404,
      code: 'unknown_export',
      title: { ar: 'ملف التصدير غير موجود', en: 'Export not found' },
      detail: {
        ar: 'تُحذف ملفات التصدير بعد مدة. صدّر طلبات العملاء مرة أخرى.',
        en: 'Export files are deleted after a while. Export the leads again.',
      },
    }),
  exportNotDone: () =>
    new ApiError({
      status: 409,
      code: 'export_not_done',
      title: { ar: 'لم يكتمل التصدير بعد', en: 'The export is not finished yet' },
      detail: { ar: 'حاول مرة أخرى بعد لحظات.', en: 'Try again in a moment.' },
    }),
  orderNotFound: () =>
    new ApiError({
      status: 404,
      code: 'order_not_found',
      title: { ar: 'الطلب غير موجود', en: 'Order not found' },
    }),
};
