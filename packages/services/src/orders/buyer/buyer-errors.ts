import type { Localized } from '@mawkib/api-clients/contracts';
import { ApiError } from '../../http/errors/api-error.js';

const messages = {
  invalid_name: {
    ar: 'أدخل الاسم فقط، دون روابط أو عناوين بريد إلكتروني.',
    en: 'Enter only the name, without links or e-mail addresses.',
  },
  required: { ar: 'هذا الحقل مطلوب.', en: 'This field is required.' },
  terms_not_accepted: {
    ar: 'لا يمكن إتمام الطلب دون الموافقة على هذه الشروط.',
    en: 'The order cannot be placed without accepting these terms.',
  },
  other_email: {
    ar: 'يجب أن يكون هذا عنوان البريد الإلكتروني للمشتري نفسه.',
    en: "This address must be the buyer's own e-mail address.",
  },
  unreachable_email: {
    ar: 'لا يمكن إرسال البريد إلى هذا العنوان. تحقق منه أو أدخل عنوانًا آخر.',
    en: 'E-mail cannot be delivered to this address. Check it, or enter another one.',
  },
} satisfies Record<string, Localized>;

/** A rejected field of the request and the reason. */
export interface WrongField {
  field: string;
  code: keyof typeof messages;
}

export const buyerErrors = {
  invalid: (wrong: readonly WrongField[]) =>
    new ApiError({
      status: 422,
      code: 'invalid_customer',
      title: {
        ar: 'بعض بيانات المشتري غير صحيحة',
        en: "Some of the buyer's details are not valid",
      },
      errors: wrong.map(({ field, code }) => ({ field, code, message: messages[code] })),
    }),
  termsChanged: (terms: readonly string[]) =>
    new ApiError({
      status: 409,
      code: 'terms_changed',
      title: { ar: 'تغيّرت الشروط', en: 'The terms have changed' },
      detail: {
        ar: 'نُشر إصدار جديد من الشروط. اقرأه ثم وافق عليه.',
        en: 'A new version of the terms was published. Read it, then accept it.',
      },
      extra: { terms },
    }),
  phoneNotVerified: () =>
    new ApiError({
      status: 409,
      code: 'phone_not_verified',
      title: { ar: 'لم يتم التحقق من رقم الهاتف', en: 'The phone number is not verified' },
      detail: {
        ar: 'اطلب رمزًا برسالة نصية وأدخله، ثم أكمل الطلب خلال ثلاثين دقيقة.',
        en: 'Request a code by SMS and enter it, then complete the order within thirty minutes.',
      },
    }),
};
