import type { Customer } from '@mawkib/api-clients/contracts';
import { containsAddress } from '@mawkib/forms/engine';
import { apiErrors } from '../http/errors/refusals.js';

const message = {
  ar: 'يُرجى كتابة الاسم وحده، دون روابط أو عناوين بريد إلكتروني.',
  en: 'Enter a name without links or e-mail addresses.',
};

/** Refuses names with an address in them: they would stand in mails that the market sends. */
export function checkCustomer(customer: Customer, field = 'lead_attributes'): void {
  const wrong = (['first_name', 'last_name', 'city'] as const).filter((name) =>
    containsAddress(customer[name] ?? ''),
  );
  if (wrong.length === 0) return;
  throw apiErrors.invalidRequest(
    wrong.map((name) => ({ field: `${field}.${name}`, code: 'invalid_name', message })),
  );
}
