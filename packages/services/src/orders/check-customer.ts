import type { Customer } from '@mawkib/api-clients/contracts';
import { containsAddress } from '@mawkib/forms/engine';
import { apiErrors } from '../http/errors/api-errors.js';

const message = {
  ar: 'يُرجى كتابة الاسم وحده، دون روابط أو عناوين بريد إلكتروني.',
  en: 'Enter only the name, without links or e-mail addresses.',
};

/** Throws 422 for names that contain an address: mails of the market quote them. */
export function checkCustomer(customer: Customer, field = 'lead_attributes'): void {
  const wrong = (['first_name', 'last_name', 'city'] as const).filter((name) =>
    containsAddress(customer[name] ?? ''),
  );
  if (wrong.length === 0) return;
  throw apiErrors.invalidRequest(
    wrong.map((name) => ({ field: `${field}.${name}`, code: 'invalid_name', message })),
  );
}
