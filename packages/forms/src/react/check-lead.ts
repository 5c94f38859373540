import type { Form } from '@mawkib/api-clients/contracts/forms';
import type { Locale } from '@mawkib/core/locale';
import {
  checkAnswers,
  checkFiles,
  type FieldErrors,
  type LeadData,
  type RuleTexts,
} from '../engine/index.js';
import { readPhone } from './read-phone.js';

/** Errors of all invalid fields of a lead, or `null`. */
export function checkLead(
  form: Form,
  { answers, data }: { answers: LeadData; data: FormData },
  locale: Locale,
  texts?: RuleTexts,
): FieldErrors | null {
  const result = checkAnswers(form, answers, locale, readPhone, texts);
  const wrong = { ...checkFiles(form, data, locale, texts), ...(result.ok ? {} : result.errors) };
  return Object.keys(wrong).length > 0 ? wrong : null;
}
