import type { Customer, OrderDetails } from '@mawkib/api-clients/contracts/purchase';
import { type Locale, typedToken } from '@mawkib/core/locale';
import {
  checkAnswers,
  type FieldErrors,
  type LeadData,
  normalisePhone,
  type RawAnswers,
  type ReadPhone,
} from '@mawkib/forms/engine';
import {
  type CheckoutPageEntry,
  type CustomerType,
  defaultCheckoutPage,
} from '../config/checkout-page.js';
import { customerMessages } from './customer.messages.js';
import { type CustomerField, customerForm, taxNumberDigits } from './customer-form.js';
import { acceptedTerms, termsFields } from './terms-fields.js';

export type CustomerResult =
  | { ok: true; customer: Customer; terms: NonNullable<OrderDetails['terms']> }
  | { ok: false; errors: FieldErrors };

/** The type that was chosen, if the company offers it; else the first one. */
export function customerTypeOf(
  input: RawAnswers,
  { customer_types }: CheckoutPageEntry = defaultCheckoutPage,
): CustomerType {
  const chosen = (input as LeadData | null | undefined)?.customer_type;
  return customer_types.find((type) => type === chosen) ?? customer_types[0] ?? 'private';
}

/** The buyer's data for an order, or errors by field in the requested language. */
export const validateCustomer = (
  input: RawAnswers,
  locale: Locale,
  page?: CheckoutPageEntry,
): CustomerResult => checkCustomer(input, locale, (text) => normalisePhone(text), page);

/** `validateCustomer` with an injected phone parser, for a browser. */
export function checkCustomer(
  input: RawAnswers,
  locale: Locale,
  readPhone: ReadPhone,
  page: CheckoutPageEntry = defaultCheckoutPage,
): CustomerResult {
  const type = customerTypeOf(input, page);
  const { fields } = customerForm(locale, { type, page }).attributes;
  const all = { attributes: { fields: [...fields, ...termsFields(page, locale)] } };
  const result = checkAnswers(all, input, locale, readPhone);
  const answers = result.ok ? result.answers : {};
  const text = (id: CustomerField) => String(answers[id] ?? '');
  const taxNumber = readTaxNumber(ownText(input, 'tax_number'));
  const errors = {
    ...(result.ok ? {} : result.errors),
    ...(type === 'corporate' && taxNumber && wrongTaxNumber(taxNumber, locale)),
  };
  if (!result.ok || Object.keys(errors).length > 0) {
    return { ok: false, errors: explained(errors, locale) };
  }
  const city = text('city');
  const contactPerson = text('contact_person');
  return {
    ok: true,
    customer: {
      first_name: text('first_name'),
      last_name: text('last_name'),
      email: text('email'),
      phone: text('phone'),
      ...(city && { city }),
      consent: true,
      ...(type === 'corporate' && {
        customer_type: type,
        company: {
          name: text('company_name'),
          trade_licence: text('trade_licence'),
          ...(taxNumber && { tax_number: taxNumber }),
          ...(contactPerson && { contact_person: contactPerson }),
        },
      }),
    },
    terms: acceptedTerms(page, input),
  };
}

const ownText = (input: RawAnswers, name: string): string => {
  const value = isObject(input) && Object.hasOwn(input, name) ? input[name] : '';
  return typeof value === 'string' ? value.slice(0, 100) : '';
};
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Latin digits without spaces and hyphens. */
const readTaxNumber = (written: string): string =>
  typedToken(written).replace(/[\s\p{Pd}\u2212]/gu, '');

function wrongTaxNumber(digits: string, locale: Locale): FieldErrors | undefined {
  if (/^\d{15}$/.test(digits)) return undefined;
  const code = digits.length > taxNumberDigits ? 'too_long' : 'too_short';
  const message = customerMessages(locale)('tax_number_wrong', { count: taxNumberDigits });
  return { tax_number: { code, message } };
}

/** Errors of boxes with the reason why they have to be ticked. */
function explained(errors: FieldErrors, locale: Locale): FieldErrors {
  const t = customerMessages(locale);
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      if (id === 'consent') return [id, { ...error, message: t('consent_required') }];
      if (id.startsWith('terms_')) return [id, { ...error, message: t('terms_required') }];
      return [id, error];
    }),
  );
}
