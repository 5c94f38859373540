import { formatDate, type Locale, type MessageOverrides } from '@mawkib/core/locale';
import { ruleMessages } from './rules.messages.js';

export const ruleCodes = [
  'required',
  'too_short',
  'too_long',
  'too_large',
  'too_many_files',
  'invalid_file',
  'invalid_email',
  'invalid_phone',
  'invalid_name',
  'invalid_option',
  'invalid_date',
  'hijri_date',
  'date_early',
  'date_late',
] as const;
export type RuleCode = (typeof ruleCodes)[number];

/** A broken rule; `values` fill the placeholders of its text. */
export interface Violation {
  code: RuleCode;
  values?: Record<string, string | number>;
}

/** A market's texts by error code and language, with placeholders `{min}` or `{length}`, `{max}` and `{size}`. */
export type RuleTexts = MessageOverrides<typeof ruleMessages.catalogue>;

export const required = (value: string | readonly string[]): Violation | null =>
  value.length === 0 ? { code: 'required' } : null;

/** Minimum length in code points, as in the contracts. */
export const minLength = (value: string, min = 0): Violation | null =>
  lengthOf(value) < min ? { code: 'too_short', values: { min } } : null;

/** Maximum length in code points; no limit by default. */
export const maxLength = (value: string, max = Number.POSITIVE_INFINITY): Violation | null =>
  lengthOf(value) > max ? { code: 'too_long' } : null;

const lengthOf = (value: string) => Array.from(value).length;

/** Maximum size in bytes; the text shows it in MB, or in KB below one MB. */
export function fileSize(bytes: number, max: number): Violation | null {
  return bytes <= max ? null : { code: 'too_large', values: { size: sizeText(max) } };
}

/** A size in MB, or in KB below one MB; rounded down. */
export function sizeText(bytes: number): string {
  const mega = 1024 * 1024;
  return bytes >= mega
    ? `${Math.floor((bytes / mega) * 10) / 10} MB`
    : `${Math.floor(bytes / 1024)} KB`;
}

/** Text of a violation in a language. */
export function violationMessage(
  { code, values = {} }: Violation,
  locale: Locale,
  texts: RuleTexts = {},
): string {
  const translate = ruleMessages(locale, texts) as (code: RuleCode, values: object) => string;
  const limit = values.min ?? values.max;
  const count = typeof limit === 'number' ? limit : undefined;
  // A market's text may call the minimum `{length}`, as the blocks document does.
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    isDay(value) ? formatDate(value, locale, 'long') : value,
  ]);
  const named = {
    ...Object.fromEntries(shown),
    ...(values.min !== undefined && { length: values.min }),
  };
  return translate(code, { ...named, ...(count !== undefined && { count }) });
}

const isDay = (value: string | number): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
