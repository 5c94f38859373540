import { isTextLanguage, locales } from '@mawkib/core/locale';
import { parseSchedule } from '@mawkib/core/schedule';
import type { Field, FieldMap } from '../definition/field.js';
import type { Rule } from '../definition/issue.js';
import { linkTargets, linkTypes } from '../definition/public-values.js';
import { checkStrategy, strategyOf } from '../definition/stored-strategy.js';
import { isPlain, isSafeKey, own, type Plain } from '../plain.js';
import { isOption } from '../resolving/resolve-value.js';
import { parseJsonField } from '../stored/parse-json-field.js';
import { safeUrl } from '../stored/safe-url.js';

const maxTextLength = 200_000;

/**
 * The rule that a stored value violates, or null. Undefined means the field's default and is valid.
 */
export function checkValue(field: Field, value: unknown): Rule | null {
  if (value === undefined || value === null) return null;
  switch (field.type) {
    case 'String':
    case 'Text':
    case 'Markdown':
      return field.contentful ? checkTexts(field, value) : checkText(field, value);
    case 'Icon':
      return typeof value === 'string' && value.length <= 64 ? null : 'type';
    case 'Bool':
      return typeof value === 'boolean' ? null : 'type';
    case 'Number':
      return checkNumber(field, value);
    case 'Select':
      return typeof value !== 'string' ? 'type' : isOption(field, value) ? null : 'option';
    case 'Image':
      return isImage(value) ? null : 'type';
    case 'Link':
      return checkLink(value);
    case 'LinksCollection':
      if (!Array.isArray(value) || value.length > 100) return 'type';
      return value.map((link) => checkLink(link)).find((rule) => rule !== null) ?? null;
    case 'Json':
      return checkJson(field, value);
    case 'Separator':
      return 'type';
  }
}

/**
 * The rule that the strategy of a block or group violates, or null. Its fallback has the same
 * definition's `fields` (and `groups` of a block), without a strategy of its own.
 */
export const checkHolderStrategy = (fields: FieldMap, strategy: unknown): Rule | null =>
  checkStrategy(strategy, (fallback) => {
    const values = own(fallback, 'fields');
    if (!isPlain(values) || !onlyKeys(fallback, ['fields', 'groups'])) return 'type';
    if (!onlyKeys(values, Object.keys(fields))) return 'type';
    const rules = Object.entries(fields).map(([name, field]) =>
      checkValue(field, own(values, name)),
    );
    return rules.find((rule) => rule !== null) ?? null;
  });

/** True if a stored value is blank in all languages. */
export function isBlankStored(field: Field, value: unknown): boolean {
  if (value === undefined || value === null) return isBlankStored_(field.default);
  return isBlankStored_(value);
}

function isBlankStored_(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  if (!isPlain(value)) return value === null || value === undefined;
  const keys = ['id', 'url', 'form_id'].filter((key) => Object.hasOwn(value, key));
  const parts = keys.length > 0 ? keys.map((key) => value[key]) : Object.values(value);
  return parts.every((part) => typeof part !== 'string' || part.trim() === '');
}

function checkTexts(field: Field, value: unknown): Rule | null {
  if (!isTexts(value, field.attrs.max_length)) return 'type';
  return (
    Object.values(value)
      .map((text) => checkText(field, text))
      .find(Boolean) ?? null
  );
}

function checkText(field: Field, value: unknown): Rule | null {
  if (typeof value !== 'string') return 'type';
  const { max_length = maxTextLength, max_lines, format } = field.attrs;
  if (value.length > max_length) return 'max_length';
  if (max_lines !== undefined && value.trim().split('\n').length > max_lines) return 'max_lines';
  if (value.trim() === '') return null;
  if (format === 'schedule' && !parseSchedule(value)) return 'schedule';
  if (format === 'url' && safeUrl(value) === '') return 'url';
  if (format === 'id' && !/^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u.test(value.trim())) return 'id';
  return null;
}

function checkNumber(field: Field, value: unknown): Rule | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'type';
  const { min = value, max = value } = field.attrs;
  return value < min || value > max ? 'range' : null;
}

function checkJson(field: Field, value: unknown): Rule | null {
  if (typeof value !== 'string') return 'type';
  if (value.length > maxTextLength) return 'max_length';
  if (value.trim() === '') return null;
  return locales.every((locale) => parseJsonField(field, value, locale) !== undefined)
    ? null
    : 'json';
}

const isTexts = (value: unknown, max?: number): value is Record<string, unknown> =>
  isPlain(value) &&
  Object.entries(value).every(([language, text]) => isTextLanguage(language) && isText(text, max));

const isText = (value: unknown, max = 0) =>
  typeof value === 'string' && value.length <= Math.max(max, maxTextLength);
const isTextOrTexts = (value: unknown) => value === undefined || isText(value) || isTexts(value);

const isImage = (value: unknown) =>
  isPlain(value) &&
  isText(own(value, 'id')) &&
  isTextOrTexts(own(value, 'alt')) &&
  onlyKeys(value, ['id', 'alt']);

function checkLink(value: unknown, depth = 0): Rule | null {
  if (!isPlain(value) || depth > deepestFallback || !onlyKeys(value, linkKeys)) return 'type';
  const url = own(value, 'url');
  const columns = own(value, 'columns');
  const fits =
    isOneOf(own(value, 'type'), linkTypes) &&
    isOneOf(own(value, 'target'), linkTargets) &&
    isTextOrTexts(own(value, 'label')) &&
    isTextOrTexts(own(value, 'title')) &&
    isOptional(url, 'string') &&
    isOptional(own(value, 'form_id'), 'string') &&
    isOptional(own(value, 'always_show'), 'boolean') &&
    (columns === null || isOptional(columns, 'number')) &&
    isTextRecord(own(value, 'hidden_fields'));
  if (!fits) return 'type';
  const strategy = checkStrategy(strategyOf(value), (fallback) => checkLink(fallback, depth + 1));
  if (strategy) return strategy;
  return typeof url === 'string' && url.trim() !== '' && safeUrl(url) === '' ? 'url' : null;
}

/** Max depth of nested fallbacks. */
const deepestFallback = 3;

const linkKeys = [
  'type',
  'label',
  'url',
  'target',
  'form_id',
  'hidden_fields',
  'title',
  'columns',
  'always_show',
  'dc_strategy',
];

const isOneOf = (value: unknown, allowed: readonly string[]) =>
  value === undefined || allowed.includes(value as string);
const isOptional = (value: unknown, type: 'string' | 'boolean' | 'number') =>
  ['undefined', type].includes(typeof value);
const isTextRecord = (value: unknown) =>
  value === undefined ||
  (isPlain(value) && Object.entries(value).every(([key, text]) => isSafeKey(key) && isText(text)));
const onlyKeys = (value: Plain, keys: readonly string[]) =>
  Object.keys(value).every((key) => keys.includes(key));
