import { erasureConfirmation, type RetainedOrder } from '@mawkib/api-clients/contracts/staff';
import { formatDate } from '@mawkib/core/locale';
import { ApiError } from '../http/errors/api-error.js';

export const personErrors = {
  unknownKey: (places: readonly number[]) =>
    new ApiError({
      status: 400,
      code: 'unknown_person_key',
      title: {
        ar: 'أدخل بريدًا إلكترونيًا أو رقم هاتف كاملًا',
        en: 'Enter a complete e-mail address or phone number',
      },
      errors: places.map((at) => ({
        in: 'body',
        field: `keys.${at}`,
        code: 'unknown_person_key',
        message: {
          ar: 'أدخل بريدًا إلكترونيًا أو رقم هاتف كاملًا.',
          en: 'Enter a complete e-mail address or phone number.',
        },
      })),
    }),
  confirmationNeeded: () =>
    new ApiError({
      status: 422,
      code: 'confirmation_needed',
      title: { ar: 'التأكيد مطلوب', en: 'Confirm the erasure' },
      errors: [
        {
          in: 'body',
          field: 'confirm',
          code: 'confirmation_needed',
          message: {
            ar: `اكتب «${erasureConfirmation.ar}» للتأكيد.`,
            en: `Type ${erasureConfirmation.en} to confirm.`,
          },
        },
      ],
    }),
  keptByLaw: (orders: readonly RetainedOrder[]) => {
    const until = (locale: 'ar' | 'en') =>
      formatDate(
        new Date(
          orders
            .map((order) => order.until)
            .sort()
            .at(-1) ?? 0,
        ),
        locale,
      );
    return new ApiError({
      status: 409,
      code: 'order_kept_by_law',
      title: {
        ar: 'يُلزم القانون بحفظ طلب شراء لهذا الشخص',
        en: 'An order of this person must be kept by law',
      },
      detail: {
        ar: `يبقى طلب الشراء محفوظًا حتى ${until('ar')}. يمكنك محو بقية البيانات الآن.`,
        en: `It is kept until ${until('en')}. You can erase everything else now.`,
      },
      extra: { orders },
    });
  },
  unknownErasure: () =>
    new ApiError({
      status: 404,
      code: 'unknown_erasure',
      title: { ar: 'عملية المحو غير موجودة', en: 'Erasure not found' },
    }),
};
