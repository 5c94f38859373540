import { navLimits } from '@mawkib/api-clients/contracts';
import { ApiError, type FieldError } from '../../../http/errors/api-error.js';

export const navEntryErrors = {
  unknownEntry: () =>
    new ApiError({
      status: 404,
      code: 'unknown_entry',
      title: { ar: 'هذا العنصر غير موجود في القائمة', en: 'Navigation entry not found' },
    }),
  tooManyEntries: () =>
    new ApiError({
      status: 409,
      code: 'too_many_entries',
      title: { ar: 'امتلأت القائمة', en: 'The navigation is full' },
      detail: { ar: 'احذف عنصراً أولاً.', en: 'Delete an entry first.' },
    }),
  fullMenu: () =>
    new ApiError({
      status: 409,
      code: 'too_many_entries',
      title: { ar: 'امتلأت القائمة', en: 'The menu is full' },
      detail: {
        ar: `يتسع الشريط العلوي لـ ${navLimits.entries} عنصراً. احذف عنصراً أولاً.`,
        en: `The top bar has room for ${navLimits.entries} entries. Delete one first.`,
      },
    }),
};

/** Errors of one field of an entry. */
export const navFieldErrors = {
  badUrl: (field: string): FieldError => ({
    field,
    code: 'invalid_address',
    message: {
      ar: 'اكتب مساراً في هذا الموقع أو عنواناً كاملاً مثل ‎https://example.com.',
      en: 'Enter a path on this site, or a full URL like https://example.com.',
    },
  }),
  tooDeep: (field: string): FieldError => ({
    field,
    code: 'too_deep',
    message: {
      ar: 'للقائمة ثلاثة مستويات على الأكثر: عنصر ثم عنوان ثم رابط.',
      en: 'The menu has at most three levels: entry, heading, link.',
    },
  }),
  tooManyLinks: (field: string, count: number): FieldError => ({
    field,
    code: 'too_many_links',
    message: {
      ar: `تتسع القائمة لـ ${navLimits.links} رابطاً، وستصبح ${count}. احذف روابط أولاً.`,
      en: `The menu has room for ${navLimits.links} links; this would make ${count}. Remove some first.`,
    },
  }),
};
