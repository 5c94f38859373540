import type { Locale } from '@mawkib/core/locale';
import { type AnswersResult, checkAnswers } from './check-answers.js';
import type { FormDefinition, RawAnswers } from './form-definition.js';
import { normalisePhone } from './phone/phone.js';
import type { RuleTexts } from './rules.js';

/**
 * Answers normalised to what a lead stores, or every field that is wrong. Total: any value may come
 * in. Fields that the form does not have are dropped; fields without an answer are left out. A
 * browser runs the same rules through `checkAnswers`.
 */
export const validateAnswers = (
  form: FormDefinition,
  answers: RawAnswers,
  locale: Locale,
  texts: RuleTexts = {},
): AnswersResult => checkAnswers(form, answers, locale, (text) => normalisePhone(text), texts);
