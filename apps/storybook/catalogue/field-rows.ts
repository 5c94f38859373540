import type { AnyBlockDefinition, Field, FieldMap } from '@mawkib/blocks/model';
import type { PackageLocale } from '@mawkib/core/locale';

/** A row of a block's field table. */
export interface FieldRow {
  label: string;
  key: string;
  type: string;
  /** Options of a select, with stored value and label. */
  options: readonly { value: string; label: string }[];
  default: string;
  limits: readonly string[];
  contentful: boolean;
  required: boolean;
  help?: string;
}

export interface FieldTable {
  of: 'block' | 'item';
  rows: FieldRow[];
}

/** Field tables of a block and of its items. */
export function fieldTables(definition: AnyBlockDefinition, locale: PackageLocale): FieldTable[] {
  const tables: FieldTable[] = [
    { of: 'block', rows: rowsOf(definition.fields, locale) },
    { of: 'item', rows: rowsOf(definition.group_fields, locale) },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

const rowsOf = (fields: FieldMap, locale: PackageLocale): FieldRow[] =>
  Object.entries(fields)
    .filter(([, { type }]) => type !== 'Separator')
    .map(([key, field]) => ({
      label: field.label[locale],
      key,
      type: field.type,
      options: (field.attrs.options ?? []).map(({ value, label }) => ({
        value,
        label: label[locale],
      })),
      default: defaultOf(field, locale),
      limits: limitsOf(field),
      contentful: field.contentful,
      required: field.required,
      help: field.help?.[locale],
    }));

function defaultOf({ default: value, type }: Field, locale: PackageLocale): string {
  if (value === null || value === '' || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  if (type === 'Image') return (value as { id?: string }).id ?? '';
  if (Array.isArray(value)) return value.map((one) => labelOf(one, locale)).join(', ');
  const text = value as { ar?: string; en?: string };
  return text[locale] ?? labelOf(value, locale);
}

const labelOf = (link: unknown, locale: PackageLocale): string =>
  (link as { label?: { ar?: string; en?: string } }).label?.[locale] ?? '';

function limitsOf({ attrs, when }: Field): string[] {
  const { min, max, step, max_length, format, sizes, fallback, language } = attrs;
  const range = min !== undefined || max !== undefined ? `${min ?? '…'} to ${max ?? '…'}` : '';
  return [
    range,
    step !== undefined ? `steps of ${step}` : '',
    max_length !== undefined ? `${max_length} characters` : '',
    format ? `format: ${format}` : '',
    language ? `holds ${language.toUpperCase()}` : '',
    sizes?.length ? `sizes: ${sizes.map(sizeName).join(', ')}` : '',
    fallback ? `else ${sizeName(fallback)}` : '',
    when ? `shown while ${when.field} is ${when.is.map(String).join(' or ')}` : '',
  ].filter(Boolean);
}

const sizeName = (size: unknown): string =>
  typeof size === 'object' && size !== null
    ? Object.values(size)
        .filter((part) => typeof part === 'number')
        .join(' × ')
    : String(size);
