import type { Customer, OrderDetails } from '@mawkib/api-clients/contracts';
import { type Locale, parseDigits } from '@mawkib/core/locale';
import {
  checkAnswers,
  type FieldErrors,
  type FormDefinition,
  type FormField,
  type LeadData,
  normalisePhone,
  type RawAnswers,
  type ReadPhone,
} from '@mawkib/forms/engine';
import {
  type CheckoutPageEntry,
  type ConfigurableField,
  type CustomerType,
  defaultCheckoutPage,
} from '../config/checkout-page.js';
import { customerMessages } from '../messages.js';
import { acceptedTerms, termsFields } from './terms-fields.js';

export type CustomerField =
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'city'
  | 'consent'
  | 'company_name'
  | 'trade_licence'
  | 'tax_number'
  | 'contact_person';

export type CustomerResult =
  | { ok: true; customer: Customer; terms: NonNullable<OrderDetails['terms']> }
  | { ok: false; errors: FieldErrors };

/** What the form of a buyer depends on. */
export interface CustomerFormOptions {
  /** The order is paid online, and no mailed link confirms it. */
  isPaid?: boolean;
  type?: CustomerType;
  page?: CheckoutPageEntry;
}

/** Digits of a tax number; the contract has the same. */
const taxNumberDigits = 15;

/** Form for the buyer's data; limits are those of `customer` in the contracts. */
export function customerForm(
  locale: Locale,
  { isPaid = false, type = 'private', page = defaultCheckoutPage }: CustomerFormOptions = {},
): FormDefinition {
  const t = customerMessages(locale);
  const isShown = (id: ConfigurableField) =>
    page.fields_shown.includes(id) || page.fields_required.includes(id);
  const configured = (
    id: ConfigurableField,
    field: Omit<FormField, 'id' | 'label' | 'required'>,
  ) =>
    isShown(id)
      ? [{ ...field, id, label: t(id), required: page.fields_required.includes(id) } as FormField]
      : [];
  const company: FormField[] = [
    {
      id: 'company_name',
      type: 'text',
      label: t('company_name'),
      required: true,
      min_length: 2,
      max_length: 200,
      autocomplete: 'organization',
      width: 'full',
    },
    {
      id: 'trade_licence',
      type: 'text',
      label: t('trade_licence'),
      required: true,
      min_length: 3,
      max_length: 40,
      autocomplete: 'off',
      width: 'half',
    },
    ...configured('tax_number', {
      type: 'text',
      help: t('tax_number_help', { count: taxNumberDigits }),
      max_length: 40,
      autocomplete: 'off',
      width: 'half',
    }),
    ...configured('contact_person', {
      type: 'text',
      min_length: 2,
      max_length: 100,
      autocomplete: 'off',
      width: 'full',
    }),
  ];
  const fields: FormField[] = [
    ...(type === 'corporate' ? company : []),
    {
      id: 'first_name',
      type: 'text',
      label: t('first_name'),
      required: true,
      min_length: 2,
      max_length: 100,
      autocomplete: 'given-name',
      width: 'half',
    },
    {
      id: 'last_name',
      type: 'text',
      label: t('last_name'),
      required: true,
      min_length: 2,
      max_length: 100,
      autocomplete: 'family-name',
      width: 'half',
    },
    {
      id: 'email',
      type: 'email',
      label: t('email'),
      help: t(isPaid ? 'email_help_paid' : 'email_help'),
      required: true,
      max_length: 254,
      autocomplete: 'email',
      width: 'full',
    },
    {
      id: 'phone',
      type: 'phone',
      label: t('phone'),
      ...(page.verify_phone && { help: t('phone_help_code') }),
      required: true,
      autocomplete: 'tel',
      width: 'half',
    },
    ...configured('city', {
      type: 'text',
      max_length: 100,
      autocomplete: 'address-level2',
      width: 'half',
    }),
    { id: 'consent', type: 'checkbox', label: t('consent'), required: true, width: 'full' },
  ];
  return { attributes: { fields } };
}

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
  parseDigits(written).replace(/[\s‐-―\p{Cf}-]/gu, '');

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
