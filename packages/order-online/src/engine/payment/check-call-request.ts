import type { Locale } from '@mawkib/core/locale';
import {
  checkAnswers,
  type FieldErrors,
  type FormField,
  normalisePhone,
  type RawAnswers,
} from '@mawkib/forms/engine';
import { customerMessages } from '../customer/customer.messages.js';

/** Fields of a request that the retailer calls a buyer who cannot pay in this browser. */
export function callRequestFields(locale: Locale): FormField[] {
  const t = customerMessages(locale);
  return [
    {
      id: 'name',
      type: 'text',
      label: t('name'),
      required: true,
      max_length: 100,
      autocomplete: 'name',
      width: 'half',
    },
    {
      id: 'phone',
      type: 'phone',
      label: t('phone'),
      required: true,
      autocomplete: 'tel',
      width: 'half',
    },
  ];
}

/** The buyer's name and number, or errors by field in the requested language. */
export function checkCallRequest(
  input: RawAnswers,
  locale: Locale,
): { ok: true; values: { name: string; phone: string } } | { ok: false; errors: FieldErrors } {
  const form = { attributes: { fields: callRequestFields(locale) } };
  const result = checkAnswers(form, input, locale, (text) => normalisePhone(text));
  if (!result.ok) return { ok: false, errors: result.errors };
  const { name, phone } = result.answers;
  return { ok: true, values: { name: String(name), phone: String(phone) } };
}
