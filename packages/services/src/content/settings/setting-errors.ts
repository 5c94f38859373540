import type { SettingVersion } from '@mawkib/api-clients/contracts';
import { Refusal } from '../../http/errors/refusal.js';
import type { SettingFault } from './check-setting.js';

const notSaved = {
  ar: 'لم يُحفظ تعديلك ولم يضع شيء: راجع ما تغيّر ثم احفظ من جديد.',
  en: 'Your change was not saved and nothing is lost: see what changed, then save again.',
};

/** Refusals of settings, of the navigation and of meta heads. */
export const surroundingRefusals = {
  unknownSetting: () =>
    new Refusal({
      status: 404,
      code: 'unknown_setting',
      title: { ar: 'الإعداد غير موجود', en: 'There is no such setting' },
    }),
  invalidSetting: ({ code, message }: SettingFault) =>
    new Refusal({
      status: 422,
      code: 'invalid_setting',
      title: { ar: 'هذه القيمة لا تصلح', en: 'This value does not fit' },
      errors: [{ field: 'value', code, message }],
    }),
  staleSetting: (current_version: number, changes: SettingVersion[]) =>
    new Refusal({
      status: 409,
      code: 'stale_version',
      title: {
        ar: 'عدّل شخص آخر هذا الإعداد قبلك',
        en: 'Someone else changed this setting before you',
      },
      detail: notSaved,
      extra: { current_version, changes },
    }),
  /** `current` is the row as it is now. */
  staleRow: (current: { version: number; updated_by: string | null }) =>
    new Refusal({
      status: 409,
      code: 'stale_version',
      title: { ar: 'عدّل شخص آخر هذا قبلك', en: 'Someone else changed this before you' },
      detail: notSaved,
      extra: { current_version: current.version, current },
    }),
  staleOrder: (ids: string[]) =>
    new Refusal({
      status: 409,
      code: 'stale_order',
      title: {
        ar: 'تغيّرت القائمة قبل ترتيبك',
        en: 'The list changed before you put it in order',
      },
      detail: {
        ar: 'أُضيف عنصر أو حُذف. راجع القائمة ثم رتّبها من جديد.',
        en: 'Something was added or deleted. See the list, then order it again.',
      },
      extra: { ids },
    }),
  unknownEntry: () =>
    new Refusal({
      status: 404,
      code: 'unknown_entry',
      title: { ar: 'هذا العنصر غير موجود في القائمة', en: 'There is no such entry' },
    }),
  tooManyEntries: () =>
    new Refusal({
      status: 409,
      code: 'too_many_entries',
      title: { ar: 'امتلأت القائمة', en: 'The navigation is full' },
      detail: { ar: 'احذف عنصراً أولاً.', en: 'Delete an entry first.' },
    }),
  unknownMetahead: () =>
    new Refusal({
      status: 404,
      code: 'unknown_metahead',
      title: { ar: 'هذا العنصر غير موجود', en: 'There is no such meta head' },
    }),
};
