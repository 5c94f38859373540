import { defaultMarket, isolate } from '@mawkib/core/locale';
import { ApiError } from '../http/errors/api-error.js';
import { apiErrors } from '../http/errors/api-errors.js';

const wrongCode = {
  ar: 'الرمز غير صحيح أو انتهت صلاحيته. تحقّق منه أو اطلب رمزاً جديداً.',
  en: 'The code is wrong or no longer valid. Check it, or ask for a new one.',
};

export const verificationErrors = {
  invalidNumber: () =>
    apiErrors.invalidRequest([
      {
        field: 'phone_number',
        code: 'invalid_phone_number',
        message: {
          ar: `رقم الهاتف غير صحيح. اكتبه كاملاً، مثل ${isolate(defaultMarket.phone.example, 'ltr')}، أو مع علامة + ورمز الدولة.`,
          en: `This is not a phone number. Write it whole, such as ${defaultMarket.phone.example}, or with + and the country code.`,
        },
      },
    ]),
  unreachableNumber: () =>
    apiErrors.invalidRequest([
      {
        field: 'phone_number',
        code: 'unreachable_phone_number',
        message: {
          ar: 'لا يمكن إرسال رسالة نصية إلى هذا الرقم. جرّب رقم هاتف متحرك آخر.',
          en: 'No SMS can be sent to this number. Try another mobile number.',
        },
      },
    ]),
  /** One that was never asked for is refused like a wrong one: nobody learns which it is. */
  wrongCode: () =>
    new ApiError({
      status: 400,
      code: 'wrong_code',
      title: { ar: 'الرمز غير صحيح', en: 'The code is not right' },
      detail: wrongCode,
      errors: [{ field: 'code', code: 'wrong_code', message: wrongCode }],
    }),
  unavailable: () =>
    new ApiError({
      status: 502,
      code: 'verification_unavailable',
      title: { ar: 'تعذّر التحقق من الرقم الآن', en: 'The number cannot be verified now' },
      detail: {
        ar: 'خدمة الرسائل لا تجيب. حاول مرة أخرى بعد قليل.',
        en: 'The message service does not answer. Try again in a moment.',
      },
    }),
};
