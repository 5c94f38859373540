import type { Locale } from '@mawkib/api-clients/contracts';
import type { Form } from '@mawkib/api-clients/contracts/forms';
import { localize } from '@mawkib/core/locale';
import { addDays, format } from 'date-fns';
import type { FormDefinition } from '../../db/schema/forms.js';
import { sanitiseForm } from './sanitise-form.js';

/**
 * A form for visitors, in one language, without recipients and other settings for staff. `today` is
 * the market's day, from which the bounds of date fields count.
 */
export function publicForm(definition: FormDefinition, locale: Locale, today: string): Form {
  const safe = sanitiseForm(definition);
  const { id, name, title, introduction, submit_label, fields } = safe;
  return {
    id,
    type: 'form',
    attributes: {
      name,
      title: localize(title, locale),
      ...(introduction && { introduction: localize(introduction, locale) }),
      submit_label: localize(submit_label, locale),
      fields: fields.map(({ label, help, options, ...field }) => ({
        ...field,
        ...(field.type === 'date' && {
          ...dayAt('min', today, field.min_days),
          ...dayAt('max', today, field.max_days),
        }),
        label: localize(label, locale),
        ...(help && { help: localize(help, locale) }),
        ...(options && {
          options: options.map((option) => ({
            value: option.value,
            label: localize(option.label, locale),
          })),
        }),
      })),
      settings: { thank_you: thankYou(safe, locale) },
    },
  };
}

const dayAt = (name: 'min' | 'max', today: string, days: number | undefined) =>
  days === undefined ? {} : { [name]: format(addDays(`${today}T00:00:00`, days), 'yyyy-MM-dd') };

export const thankYou = ({ settings }: FormDefinition, locale: Locale) => ({
  heading: localize(settings.thank_you.heading, locale),
  text: localize(settings.thank_you.text, locale),
});

/** Mail settings of a form; no recipients by default. */
export const notifications = ({ settings }: FormDefinition) =>
  settings.notifications ?? { enabled: false, recipients: [] };

export function confirmations({ settings }: FormDefinition, locale: Locale) {
  const { enabled = false, email_field, subject, text } = settings.confirmations ?? {};
  return {
    enabled,
    ...(email_field && { email_field }),
    ...(subject && { subject: localize(subject, locale) }),
    ...(text && { text: localize(text, locale) }),
  };
}
