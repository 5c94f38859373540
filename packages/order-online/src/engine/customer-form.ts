import type { Customer } from '@mawkib/api-clients/contracts';
import type { Locale } from '@mawkib/core/locale';
import {
  checkAnswers,
  type FieldErrors,
  type FormDefinition,
  type FormField,
  normalisePhone,
  type RawAnswers,
  type ReadPhone,
} from '@mawkib/forms/engine';
import { customerMessages } from './messages.js';

export type CustomerField = 'first_name' | 'last_name' | 'email' | 'phone' | 'city' | 'consent';

export type CustomerResult = { ok: true; customer: Customer } | { ok: false; errors: FieldErrors };

/**
 * Form for the buyer's data; limits are those of `customer` in the contracts. `isPaid`: the order is
 * paid online, and no mailed link confirms it.
 */
export function customerForm(locale: Locale, { isPaid = false } = {}): FormDefinition {
  const t = customerMessages(locale);
  const fields: FormField[] = [
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
      required: true,
      autocomplete: 'tel',
      width: 'half',
    },
    {
      id: 'city',
      type: 'text',
      label: t('city'),
      required: false,
      max_length: 100,
      autocomplete: 'address-level2',
      width: 'half',
    },
    { id: 'consent', type: 'checkbox', label: t('consent'), required: true, width: 'full' },
  ];
  return { attributes: { fields } };
}

/** The buyer's data for an order, or errors by field in the requested language. */
export const validateCustomer = (input: RawAnswers, locale: Locale): CustomerResult =>
  checkCustomer(input, locale, (text) => normalisePhone(text));

/** `validateCustomer` with an injected phone parser, for a browser. */
export function checkCustomer(
  input: RawAnswers,
  locale: Locale,
  readPhone: ReadPhone,
): CustomerResult {
  const result = checkAnswers(customerForm(locale), input, locale, readPhone);
  if (!result.ok) {
    const { consent, ...others } = result.errors;
    const message = customerMessages(locale)('consent_required');
    const errors = consent ? { ...others, consent: { ...consent, message } } : others;
    return { ok: false, errors };
  }
  const text = (id: CustomerField) => String(result.answers[id] ?? '');
  const city = text('city');
  return {
    ok: true,
    customer: {
      first_name: text('first_name'),
      last_name: text('last_name'),
      email: text('email'),
      phone: text('phone'),
      ...(city && { city }),
      consent: true,
    },
  };
}
