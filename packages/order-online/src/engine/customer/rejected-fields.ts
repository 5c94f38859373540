import type { FieldErrors } from '@mawkib/forms/engine';
import { termsField } from './terms-fields.js';

/** An error of a service's problem. */
interface ProblemError {
  field?: unknown;
  code?: unknown;
  message?: unknown;
}

const names: Record<string, string> = {
  'company.name': 'company_name',
  'company.trade_licence': 'trade_licence',
  'company.tax_number': 'tax_number',
  'company.contact_person': 'contact_person',
  phone_number: 'phone',
  customer_email: 'email',
};

/** Errors of a problem by the fields of the buyer's form. */
export function rejectedFields(errors: unknown): FieldErrors {
  if (!Array.isArray(errors)) return {};
  return Object.fromEntries(
    errors.flatMap(({ field, message }: ProblemError): [string, FieldErrors[string]][] => {
      if (typeof field !== 'string' || typeof message !== 'string') return [];
      const path = field.replace(/^(checkout\.)?(lead_attributes\.)?/, '');
      const name = path.startsWith('terms.') ? termsField(path.slice(6)) : (names[path] ?? path);
      return [[name, { code: 'required', message }]];
    }),
  );
}
