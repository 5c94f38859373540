import type { Locale } from '@mawkib/core/locale';
import { type AnswersResult, checkAnswers } from './check-answers.js';
import type { FormDefinition, RawAnswers } from './form-definition.js';
import { normalisePhone } from './phone/normalise-phone.js';
import type { RuleTexts } from './rules.js';

/**
 * Validates answers and returns what a lead stores, or the error of each invalid field. Never
 * throws. Unknown fields are dropped, unanswered ones are left out. A browser uses `checkAnswers`,
 * which has the same rules.
 */
export const validateAnswers = (
  form: FormDefinition,
  answers: RawAnswers,
  locale: Locale,
  texts: RuleTexts = {},
): AnswersResult => checkAnswers(form, answers, locale, (text) => normalisePhone(text), texts);
