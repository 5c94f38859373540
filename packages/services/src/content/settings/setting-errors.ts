import type { SettingVersion } from '@mawkib/api-clients/contracts/content';
import { ApiError } from '../../http/errors/api-error.js';
import { notSaved } from '../stale-errors.js';
import type { SettingFault } from './setting-fault.js';

export const settingErrors = {
  unknownSetting: () =>
    new ApiError({
      status: 404,
      code: 'unknown_setting',
      title: { ar: 'الإعداد غير موجود', en: 'Setting not found' },
    }),
  invalidSetting: ({ code, message }: SettingFault) =>
    new ApiError({
      status: 422,
      code: 'invalid_setting',
      title: { ar: 'هذه القيمة غير صالحة', en: 'This value is not valid' },
      errors: [{ field: 'value', code, message }],
    }),
  staleSetting: (current_version: number, changes: SettingVersion[]) =>
    new ApiError({
      status: 409,
      code: 'stale_version',
      title: {
        ar: 'عدّل شخص آخر هذا الإعداد',
        en: 'Someone else has changed this setting',
      },
      detail: notSaved,
      extra: { current_version, changes },
    }),
};
