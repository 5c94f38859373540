import type { Locale } from '@mawkib/api-clients/contracts';
import type { FieldErrors } from '@mawkib/forms/engine';
import { Refusal } from '../frame/refusal.js';

export const formRefusals = {
  unknownForm: () =>
    new Refusal({
      status: 404,
      code: 'unknown_form',
      title: { ar: 'النموذج غير موجود', en: 'There is no such form' },
    }),
  /** The engine words its errors in one language, the visitor's. */
  invalidLead: (errors: FieldErrors, locale: Locale) =>
    new Refusal({
      status: 422,
      code: 'invalid_lead',
      title: { ar: 'يُرجى مراجعة بعض الحقول', en: 'Please check some of the fields' },
      errors: Object.entries(errors).map(([field, { code, message }]) => ({
        field,
        code,
        message: { [locale]: message },
      })),
    }),
  keyTaken: () =>
    new Refusal({
      status: 409,
      code: 'idempotency_key_taken',
      title: {
        ar: 'أُرسل هذا النموذج من قبل بمعلومات أخرى',
        en: 'This form was already sent with other answers',
      },
      detail: {
        ar: 'أعد تحميل الصفحة ثم أرسل النموذج من جديد.',
        en: 'Reload the page and send the form again.',
      },
    }),
};
