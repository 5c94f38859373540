import type { Locale } from '@mawkib/core/locale';
import type { FormDefinition, LeadData, RawAnswers } from './form-definition.js';
import type { ReadPhone } from './phone/written-phone.js';
import { type RuleCode, type RuleTexts, violationMessage } from './rules.js';
import { validateField } from './validate-field.js';

export interface FieldError {
  code: RuleCode;
  message: string;
}

/** By field id. */
export type FieldErrors = Record<string, FieldError>;

export type AnswersResult = { ok: true; answers: LeadData } | { ok: false; errors: FieldErrors };

/** `validateAnswers` with an injected phone parser: a browser loads `normalisePhone` on demand. */
export function checkAnswers(
  form: FormDefinition,
  answers: RawAnswers,
  locale: Locale,
  readPhone: ReadPhone,
  texts: RuleTexts = {},
): AnswersResult {
  const good: [string, string | string[]][] = [];
  const bad: [string, FieldError][] = [];
  for (const field of form.attributes.fields) {
    const result = validateField(field, ownField(answers, field.id), readPhone);
    if (!result.ok) {
      const message = violationMessage(result.violation, locale, texts);
      bad.push([field.id, { code: result.violation.code, message }]);
    } else if (result.answer.length > 0) {
      good.push([field.id, result.answer]);
    }
  }
  return bad.length > 0
    ? { ok: false, errors: Object.fromEntries(bad) }
    : { ok: true, answers: Object.fromEntries(good) };
}

const ownField = (answers: unknown, id: string): unknown =>
  typeof answers === 'object' && answers !== null && Object.hasOwn(answers, id)
    ? (answers as Record<string, unknown>)[id]
    : undefined;
