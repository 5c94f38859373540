import { defaultMarket, parseEmail } from '@mawkib/core/locale';
import { chosenOptions, isOption, isTicked, maxChoices } from './choices.js';
import { cleanText, cleanToken } from './clean-text.js';
import { containsAddress, isNameField } from './contains-address.js';
import { fileCount } from './file-rules.js';
import type { FormField } from './form-definition.js';
import { hijriYear, normaliseDate } from './normalise-date.js';
import type { ReadPhone } from './phone/written-phone.js';
import { maxLength, minLength, type RuleCode, required, type Violation } from './rules.js';

/** Limit of `leadData` in the contracts, independent of the form. */
const maxCharacters = 5000;
const longestId = 500;

export type FieldResult =
  | { ok: true; answer: string | string[] }
  | { ok: false; violation: Violation };

/** Validates one answer and normalises it to its stored form. Never throws. */
export function validateField(field: FormField, raw: unknown, readPhone: ReadPhone): FieldResult {
  const texts = textsOf(raw);
  if (field.type === 'checkbox') {
    return field.options ? choices(field, texts) : consent(field, texts);
  }
  if (field.type === 'file') return files(field, texts);
  const written = texts[0] ?? '';
  if (written.length > 2 * maxCharacters) return fail({ code: 'too_long' });
  const text = cleanText(written);
  const missing = required(text);
  if (missing) return field.required ? fail(missing) : pass('');
  if (field.type === 'phone') return phone(field, text, readPhone);
  return readers[field.type](field, text);
}

type Reader = (field: FormField, text: string) => FieldResult;

const plain: Reader = (field, text) =>
  isNameField(field) && containsAddress(text)
    ? fail({ code: 'invalid_name' })
    : bounded(field, text);
const normalised =
  (read: (text: string) => string | null, code: RuleCode): Reader =>
  (field, text) => {
    const value = read(text);
    return value === null ? fail({ code }) : bounded(field, value);
  };
const choice: Reader = (field, text) => {
  const value = cleanToken(text);
  return isOption(field, value) ? pass(value) : fail({ code: 'invalid_option' });
};

const readers: Record<Exclude<FormField['type'], 'checkbox' | 'phone' | 'file'>, Reader> = {
  text: plain,
  textarea: plain,
  hidden: plain,
  email: normalised(parseEmail, 'invalid_email'),
  date,
  select: choice,
  radio: choice,
  location: choice,
};

/** Bounds of a date field without its own: no living person's day is outside. */
const days = { min: '1900-01-01', max: '2100-12-31' };

function date(field: FormField, text: string): FieldResult {
  const year = hijriYear(text);
  if (year !== undefined) return fail({ code: 'hijri_date', values: { year: String(year) } });
  const day = normaliseDate(text);
  if (day === null) return fail({ code: 'invalid_date' });
  const { min = days.min, max = days.max } = field;
  if (day < min) return fail({ code: 'date_early', values: { min } });
  return day > max ? fail({ code: 'date_late', values: { max } }) : pass(day);
}

function phone(field: FormField, text: string, readPhone: ReadPhone): FieldResult {
  const number = readPhone(text);
  if (number !== null) return bounded(field, number);
  return fail({ code: 'invalid_phone', values: { example: defaultMarket.phone.example } });
}

function bounded(field: FormField, text: string): FieldResult {
  const violation =
    minLength(text, field.min_length) ??
    maxLength(text, Math.min(field.max_length ?? maxCharacters, maxCharacters));
  return violation ? fail(violation) : pass(text);
}

function choices(field: FormField, texts: string[]): FieldResult {
  const values = chosenOptions(field, texts);
  if (!values) return fail({ code: 'invalid_option' });
  const missing = field.required ? required(values) : null;
  return missing ? fail(missing) : pass(values);
}

/** Names in a browser, ids of uploads in a lead. `checkFiles` has the rules of their content. */
function files(field: FormField, texts: string[]): FieldResult {
  const given = texts.map((text) => cleanToken(text.slice(0, longestId))).filter(Boolean);
  const missing = field.required ? required(given) : null;
  const violation = missing ?? fileCount(given.length, field.max_files);
  return violation ? fail(violation) : pass(given);
}

/** A single box: `'true'` or `'false'`. A required one must be ticked. */
function consent(field: FormField, texts: string[]): FieldResult {
  const yes = isTicked(texts);
  return field.required && !yes ? fail({ code: 'required' }) : pass(String(yes));
}

/** Strings, numbers and booleans as texts; other values are dropped. */
function textsOf(raw: unknown): string[] {
  const values = Array.isArray(raw) ? raw.slice(0, maxChoices + 1) : [raw];
  return values.flatMap((value) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : [];
  });
}

const pass = (answer: string | string[]): FieldResult => ({ ok: true, answer });
const fail = (violation: Violation): FieldResult => ({ ok: false, violation });
