import { defaultMarket, isolate } from '@mawkib/core/locale';
import { ApiError } from '../http/errors/api-error.js';
import { apiErrors } from '../http/errors/api-errors.js';

const wrongCode = {
  ar: 'الرمز غير صحيح أو انتهت صلاحيته. تحقق منه أو اطلب رمزًا جديدًا.',
  en: 'The code is wrong or has expired. Check it, or request a new one.',
};

export const verificationErrors = {
  invalidNumber: () =>
    apiErrors.invalidRequest([
      {
        field: 'phone_number',
        code: 'invalid_phone_number',
        message: {
          ar: `رقم الهاتف غير صحيح. اكتبه كاملًا، مثل ${isolate(defaultMarket.phone.example, 'ltr')}، أو مع علامة + ورمز الدولة.`,
          en: `Enter a complete phone number, such as ${defaultMarket.phone.example}, or with + and the country code.`,
        },
      },
    ]),
  unreachableNumber: () =>
    apiErrors.invalidRequest([
      {
        field: 'phone_number',
        code: 'unreachable_phone_number',
        message: {
          ar: 'لا يمكن إرسال رسالة نصية إلى هذا الرقم. أدخل رقم هاتف متحرك آخر.',
          en: 'This number cannot receive SMS. Try another mobile number.',
        },
      },
    ]),
  /** Also for a number without a pending code, so that callers cannot tell the difference. */
  wrongCode: () =>
    new ApiError({
      status: 400,
      code: 'wrong_code',
      title: { ar: 'الرمز غير صحيح', en: 'Wrong code' },
      detail: wrongCode,
      errors: [{ field: 'code', code: 'wrong_code', message: wrongCode }],
    }),
  unavailable: () =>
    new ApiError({
      status: 502,
      code: 'verification_unavailable',
      title: { ar: 'تعذّر التحقق من الرقم الآن', en: 'The number cannot be verified now' },
      detail: {
        ar: 'خدمة الرسائل النصية لا تستجيب. حاول مرة أخرى بعد قليل.',
        en: 'The SMS service is not responding. Try again in a moment.',
      },
    }),
};
