import type { AcceptedChange } from '@mawkib/api-clients/contracts/content';
import type { Issue } from '@mawkib/blocks/model';
import type { OperationFailure } from '@mawkib/blocks/operations';
import { ApiError, type FieldError } from '../../http/errors/api-error.js';
import { settingErrors } from './page-setting-errors.js';

export const pageErrors = {
  unknownPage: () =>
    new ApiError({
      status: 404,
      code: 'unknown_page',
      title: { ar: 'الصفحة غير موجودة', en: 'Page not found' },
    }),
  homePage: () => settingErrors.homePage(),
  brokenRedirect: () =>
    new ApiError({
      status: 404,
      code: 'broken_redirect',
      title: {
        ar: 'تُحوّل هذه الصفحة إلى عنوان غير صالح',
        en: 'This page redirects to an invalid URL',
      },
    }),
  stale: (current_version: number, changes: AcceptedChange[]) =>
    new ApiError({
      status: 409,
      code: 'stale_version',
      title: {
        ar: 'عدّل شخص آخر هذه الصفحة',
        en: 'Someone else has changed this page',
      },
      detail: {
        ar: 'لم يُحفظ تعديلك، لكنك لم تفقده. راجع التغييرات ثم احفظ مرة أخرى.',
        en: 'Your change is not saved, but it is not lost. Review what changed, then save again.',
      },
      extra: { current_version, changes },
    }),
  invalidOperation: (at: number, failure: OperationFailure) =>
    new ApiError({
      status: 422,
      code: 'invalid_operation',
      title: { ar: 'لا يمكن تطبيق أحد التعديلات', en: 'One of the changes could not be applied' },
      errors: [
        { field: `operations.${at}`, code: failure.kind, message: failure.message },
        ...fieldErrors(failure.issues ?? []),
      ],
      extra: { operation: at, issues: failure.issues ?? [] },
    }),
  invalidPage: (issues: Issue[]) =>
    new ApiError({
      status: 422,
      code: 'invalid_page',
      title: {
        ar: 'صحّح أخطاء هذه الصفحة قبل نشرها',
        en: 'Fix the errors on this page before you publish it',
      },
      errors: fieldErrors(issues),
      extra: { issues },
    }),
  tooLarge: () =>
    new ApiError({
      status: 422,
      code: 'page_too_large',
      title: { ar: 'الصفحة أكبر من المسموح', en: 'The page is too large' },
      detail: {
        ar: 'احذف بعض الأقسام أو قسّم المحتوى على صفحتين.',
        en: 'Delete some blocks, or split the content into two pages.',
      },
    }),
};

const fieldErrors = (issues: readonly Issue[]): FieldError[] =>
  issues.map(({ block, group, field, rule, message }) => ({
    field: [block, group, field].filter(Boolean).join('.'),
    code: rule,
    message,
  }));
