import { ApiError, type FieldError } from '../../http/errors/api-error.js';

export const choiceErrors = {
  unknown: (field: string): FieldError => ({
    field,
    code: 'not_offered',
    message: {
      ar: 'هذا الخيار غير متاح لهذه السيارة. اختر من الخيارات المعروضة.',
      en: 'This option is not available for this vehicle. Choose one of the options shown.',
    },
  }),
  invalidDate: (field: string): FieldError => ({
    field,
    code: 'invalid_date',
    message: {
      ar: 'أدخل تاريخًا بين عام 1950 واليوم.',
      en: 'Enter a date between 1950 and today.',
    },
  }),
  tooLarge: (field: string): FieldError => ({
    field,
    code: 'too_large',
    message: { ar: 'الاختيارات أكبر من 8 كيلوبايت.', en: 'The choices are larger than 8 KB.' },
  }),
  /** `path`: of the choices in the request. */
  invalid: (errors: readonly FieldError[], path: string) =>
    new ApiError({
      status: 422,
      code: 'invalid_choices',
      title: { ar: 'بعض الخيارات غير متاحة', en: 'Some choices are not available' },
      errors: errors.map((error) => ({ ...error, in: 'body', field: `${path}.${error.field}` })),
    }),
  slotTaken: () =>
    new ApiError({
      status: 409,
      code: 'slot_taken',
      title: { ar: 'حُجز هذا الموعد قبل قليل', en: 'This appointment has just been taken' },
      detail: { ar: 'اختر موعدًا آخر.', en: 'Choose another time.' },
    }),
};
