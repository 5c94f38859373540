import type { Locale } from '@mawkib/core/locale';
import {
  checkAnswers,
  type FieldErrors,
  type FormField,
  normalisePhone,
  type RawAnswers,
  type ReadPhone,
} from '@mawkib/forms/engine';
import { customerMessages } from '../customer/customer.messages.js';
import { customerForm } from '../customer/customer-form.js';
import { evFormMessages } from './ev-form.messages.js';

/** Fields of an order of an electric vehicle. The lead contains them under their ids. */
export function evFormFields(locale: Locale): FormField[] {
  const t = evFormMessages(locale);
  const model: FormField = {
    id: 'model',
    type: 'text',
    label: t('model'),
    help: t('model_help'),
    required: true,
    min_length: 2,
    max_length: 100,
    width: 'full',
  };
  return [model, ...customerForm(locale, { isPaid: true }).attributes.fields];
}

export type EvFormResult =
  | { ok: true; lead: Record<string, string> }
  | { ok: false; errors: FieldErrors };

/** The lead of a valid form, or errors by field. `readPhone`: for a browser. */
export function checkEvForm(
  input: RawAnswers,
  locale: Locale,
  readPhone: ReadPhone = (text) => normalisePhone(text),
): EvFormResult {
  const form = { attributes: { fields: evFormFields(locale) } };
  const result = checkAnswers(form, input, locale, readPhone);
  if (!result.ok) {
    const { consent, ...others } = result.errors;
    const message = customerMessages(locale)('consent_required');
    return {
      ok: false,
      errors: consent ? { ...others, consent: { ...consent, message } } : others,
    };
  }
  const { consent: _, ...answers } = result.answers;
  const lead = Object.entries(answers).map(([id, value]) => [id, String(value ?? '')] as const);
  return { ok: true, lead: Object.fromEntries(lead.filter(([, value]) => value !== '')) };
}
