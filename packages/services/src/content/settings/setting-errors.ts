import type { SettingVersion } from '@mawkib/api-clients/contracts';
import { ApiError } from '../../http/errors/refusal.js';
import { notSaved } from '../stale-errors.js';
import type { SettingFault } from './check-setting.js';

export const settingErrors = {
  unknownSetting: () =>
    new ApiError({
      status: 404,
      code: 'unknown_setting',
      title: { ar: 'الإعداد غير موجود', en: 'There is no such setting' },
    }),
  invalidSetting: ({ code, message }: SettingFault) =>
    new ApiError({
      status: 422,
      code: 'invalid_setting',
      title: { ar: 'هذه القيمة لا تصلح', en: 'This value does not fit' },
      errors: [{ field: 'value', code, message }],
    }),
  staleSetting: (current_version: number, changes: SettingVersion[]) =>
    new ApiError({
      status: 409,
      code: 'stale_version',
      title: {
        ar: 'عدّل شخص آخر هذا الإعداد قبلك',
        en: 'Someone else changed this setting before you',
      },
      detail: notSaved,
      extra: { current_version, changes },
    }),
};
