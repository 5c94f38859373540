import type { Locale } from '@mawkib/api-clients/contracts';
import type { LeadData } from '@mawkib/api-clients/contracts/forms';
import { formatDate, joinTexts, localize } from '@mawkib/core/locale';
import type { FormDefinition } from '../../db/schema/forms.js';
import type { MailFact } from '../../mail/render-mail.js';
import { typedAnswer } from '../../mail/typed-text.js';

type Field = FormDefinition['fields'][number];

const isLatin = (text: string) => /^[\x20-\x7e\u2060]+$/.test(text);

/** Answers as rows of a mail: options by their label, nothing as a link. */
export function leadFacts(
  { fields }: Pick<FormDefinition, 'fields'>,
  answers: LeadData,
  locale: Locale,
): MailFact[] {
  return fields.flatMap((field) => {
    const given = [answers[field.id] ?? []].flat().filter((value) => value !== '');
    if (given.length === 0 || field.type === 'checkbox') return [];
    const label = localize(field.label, locale) || field.id;
    const value = joinTexts(
      given.map((one) => shown(field, one, locale)),
      locale,
    );
    return [{ label, value, ltr: isLatin(value) }];
  });
}

function shown({ type, options = [] }: Field, value: string, locale: Locale): string {
  const option = options.find((each) => each.value === value);
  if (option) return localize(option.label, locale) || value;
  if (type === 'date') return formatDate(value, locale, 'long') || typedAnswer(value);
  return typedAnswer(value);
}
