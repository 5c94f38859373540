import type { Locale } from '@mawkib/core/locale';
import type { FieldErrors } from './check-answers.js';
import type { FormDefinition, FormField } from './form-definition.js';
import { fileSize, type RuleTexts, type Violation, violationMessage } from './rules.js';

/** Media types of file fields. A service detects the type from the content. */
export const fileTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;

/** Defaults, as `fileFieldLimits` of the contracts. */
const defaultSize = 5 * 1024 * 1024;
const defaultCount = 3;

export const maxFileSize = (field: Pick<FormField, 'max_file_size'>): number =>
  field.max_file_size ?? defaultSize;
export const maxFiles = (field: FormField): number => field.max_files ?? defaultCount;

export const fileCount = (count: number, max = defaultCount): Violation | null =>
  count > max ? { code: 'too_many_files', values: { max } } : null;

/** Files of a field in form data, without the empty one of an unused input. */
export const filesOf = (field: Pick<FormField, 'id'>, data: FormData): File[] =>
  data.getAll(field.id).filter((value): value is File => isFile(value) && value.name !== '');

const isFile = (value: FormDataEntryValue): value is File => typeof value !== 'string';

/** Errors of the files of each file field: size, and type as the browser names it. */
export function checkFiles(
  form: FormDefinition,
  data: FormData,
  locale: Locale,
  texts: RuleTexts = {},
): FieldErrors {
  const wrong = form.attributes.fields.flatMap((field) => {
    if (field.type !== 'file') return [];
    const violation = filesOf(field, data)
      .map((file) => fileViolation(field, file))
      .find(Boolean);
    if (!violation) return [];
    const message = violationMessage(violation, locale, texts);
    return [[field.id, { code: violation.code, message }] as const];
  });
  return Object.fromEntries(wrong);
}

/** Size and type of one file; a blank type is unknown. */
export function fileViolation(
  field: Pick<FormField, 'max_file_size'>,
  { size, type }: Pick<File, 'size' | 'type'>,
): Violation | null {
  const isKnown = type === '' || fileTypes.some((known) => known === type);
  if (size === 0 || !isKnown) return { code: 'invalid_file' };
  return fileSize(size, maxFileSize(field));
}
