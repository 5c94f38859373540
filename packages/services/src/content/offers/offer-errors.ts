import { ApiError, type FieldError } from '../../http/errors/api-error.js';

export const offerErrors = {
  unknown: () =>
    new ApiError({
      status: 404,
      code: 'unknown_offer',
      title: { ar: 'العرض غير موجود', en: 'Offer not found' },
    }),
  exists: () =>
    new ApiError({
      status: 409,
      code: 'offer_exists',
      title: { ar: 'هذا المعرّف مستخدم', en: 'This id is already in use' },
      errors: [
        {
          field: 'id',
          code: 'offer_exists',
          message: {
            ar: 'لعرض آخر هذا المعرّف. اختر غيره.',
            en: 'Another offer has this id. Choose a different one.',
          },
        },
      ],
    }),
  invalid: (errors: FieldError[]) =>
    new ApiError({
      status: 422,
      code: 'invalid_offer',
      title: { ar: 'يُرجى مراجعة بعض الحقول', en: 'Please check some of the fields' },
      errors,
    }),
};

/** Errors of one field of an offer. */
export const offerFieldErrors = {
  typedPrice: (field: string, price: string): FieldError => ({
    field,
    code: 'stale_price',
    message: {
      ar: `كُتب السعر «${price}» يدويًا. أضفه إلى أرقام العرض ليتبع مصدره.`,
      en: `The price “${price}” was typed by hand. Add it to the figures, where it follows its source.`,
    },
  }),
  endsBeforeStart: (): FieldError => ({
    field: 'ends_on',
    code: 'ends_before_start',
    message: {
      ar: 'لا يسبق آخر يوم أولَ يوم.',
      en: 'The last day cannot be before the first day.',
    },
  }),
  badUrl: (): FieldError => ({
    field: 'url',
    code: 'invalid_address',
    message: {
      ar: 'اكتب مسارًا في هذا الموقع أو عنوانًا كاملًا مثل ‎https://example.com.',
      en: 'Enter a path on this site, or a full URL like https://example.com.',
    },
  }),
  figureName: (field: string): FieldError => ({
    field,
    code: 'invalid_name',
    message: {
      ar: 'هذا اسم حقل آخر من حقول العرض. اختر غيره.',
      en: 'Another field of the offer has this name. Choose a different one.',
    },
  }),
  planPrice: (field: string): FieldError => ({
    field,
    code: 'unknown_figure',
    message: {
      ar: 'اختر رقمًا من أرقام العرض له مصدر غير خطة التمويل.',
      en: 'Choose a figure of the offer that does not come from a finance plan itself.',
    },
  }),
  adminsDeclare: (field: string): FieldError => ({
    field,
    code: 'not_permitted',
    message: {
      ar: 'لا يعتمد قيمة بلا مصدر إلا مدير النظام.',
      en: 'Only an administrator can approve a value without a source.',
    },
  }),
  declarationOver: (field: string): FieldError => ({
    field,
    code: 'in_the_past',
    message: { ar: 'اختر اليوم أو يومًا بعده.', en: 'Choose today or a later day.' },
  }),
};
