import { navLimits } from '@mawkib/api-clients/contracts/content';
import { ApiError, type FieldError } from '../../../http/errors/api-error.js';

export const navEntryErrors = {
  unknownEntry: () =>
    new ApiError({
      status: 404,
      code: 'unknown_entry',
      title: { ar: 'عنصر القائمة غير موجود', en: 'Navigation entry not found' },
    }),
  tooManyEntries: () =>
    new ApiError({
      status: 409,
      code: 'too_many_entries',
      title: { ar: 'امتلأت القائمة', en: 'You cannot add more entries' },
      detail: { ar: 'احذف عنصرًا أولًا.', en: 'Delete an entry first.' },
    }),
  fullMenu: () =>
    new ApiError({
      status: 409,
      code: 'too_many_entries',
      title: { ar: 'امتلأت القائمة', en: 'You cannot add more entries' },
      detail: {
        ar: `الحد الأقصى لعناصر الشريط العلوي ${navLimits.entries}. احذف عنصرًا أولًا.`,
        en: `The top bar can have up to ${navLimits.entries} entries. Delete one first.`,
      },
    }),
};

/** Errors of one field of an entry. */
export const navFieldErrors = {
  badUrl: (field: string): FieldError => ({
    field,
    code: 'invalid_address',
    message: {
      ar: 'أدخل مسارًا في هذا الموقع أو عنوان URL كاملًا مثل ‎https://example.com.',
      en: 'Enter a path on this site, or a full URL like https://example.com.',
    },
  }),
  tooDeep: (field: string): FieldError => ({
    field,
    code: 'too_deep',
    message: {
      ar: 'تتكوّن القائمة من ثلاثة مستويات على الأكثر: عنصر ثم عنوان ثم رابط.',
      en: 'The menu can have up to three levels: entry, heading, link.',
    },
  }),
  tooManyLinks: (field: string, count: number): FieldError => ({
    field,
    code: 'too_many_links',
    message: {
      ar: `الحد الأقصى للروابط في القائمة ${navLimits.links}، وعددها الآن ${count}. احذف روابط أولًا.`,
      en: `The menu can have up to ${navLimits.links} links, and this would make ${count}. Delete some first.`,
    },
  }),
};
