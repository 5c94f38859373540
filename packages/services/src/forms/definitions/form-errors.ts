import type { Locale } from '@mawkib/api-clients/contracts';
import { type Violation, violationMessage } from '@mawkib/forms/engine';
import { ApiError } from '../../http/errors/api-error.js';
import type { FormVersionChange } from './stored-forms.js';

const fileGone = {
  ar: 'يُرجى اختيار الملف من جديد',
  en: 'Please choose the file again',
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
      title: { ar: 'يوجد نموذج بهذا المعرّف', en: 'A form with this id already exists' },
      detail: { ar: 'اختر معرّفًا آخر.', en: 'Choose another id.' },
    }),
  formInUse: () =>
    new ApiError({
      status: 409,
      code: 'form_in_use',
      title: { ar: 'لهذا النموذج طلبات محفوظة', en: 'This form has leads' },
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
        ar: 'عدّل شخص آخر هذا النموذج قبلك',
        en: 'Someone else has changed this form',
      },
      detail: {
        ar: 'لم يُحفظ تعديلك ولم يضع شيء: راجع ما تغيّر ثم احفظ من جديد.',
        en: 'Your changes are not saved yet. Review what changed, then save again.',
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
        ar: 'أعد تحميل الصفحة ثم أرسل النموذج من جديد.',
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
  unknownLead: () =>
    new ApiError({
      status: 404,
      code: 'unknown_lead',
      title: { ar: 'الطلب غير موجود أو حُذف', en: 'Lead not found, or deleted' },
    }),
  unknownIntegration: () =>
    new ApiError({
      status: 404,
      code: 'unknown_integration',
      title: {
        ar: 'لم يُرسل هذا الطلب إلى هذا النظام',
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
        ar: 'تُحذف الملفات بعد مدة قصيرة. صدّر الطلبات من جديد.',
        en: 'Export files are deleted after a while. Export the leads again.',
      },
    }),
  exportNotDone: () =>
    new ApiError({
      status: 409,
      code: 'export_not_done',
      title: { ar: 'لم يكتمل التصدير بعد', en: 'The export is not finished yet' },
      detail: { ar: 'انتظر قليلًا ثم أعد المحاولة.', en: 'Wait a little and try again.' },
    }),
  orderNotFound: () =>
    new ApiError({
      status: 404,
      code: 'order_not_found',
      title: { ar: 'لم نجد هذا الطلب', en: 'Order not found' },
    }),
};
