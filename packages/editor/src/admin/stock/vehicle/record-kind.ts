import { formatNumber, type Locale, parseNumber } from '@mawkib/core/locale';
import { formatMoney, toMajor, toMoney } from '@mawkib/core/money';
import { type ValueKind, valueLabel } from '@mawkib/stock-locator/engine';

/** Type of input for a field of a vehicle. */
export type RecordKind = 'text' | 'number' | 'amount' | 'texts' | 'list';

const numbers = new Set([
  'production_year',
  'model_year',
  'number_of_seats',
  'power',
  'mileage',
  'battery_capacity',
  'engine_capacity',
]);
const texts = new Set([
  'nameplate_label',
  'model_display_name',
  'color_name',
  'interior_color',
  'version',
  'long_description',
]);
const lists = new Set(['engine_types', 'financing_options', 'price_hidden', 'photos']);
const years = new Set(['production_year', 'model_year']);

/** From the field's name; for a market's own fields, from the value. */
export function recordKind(field: string, value: unknown): RecordKind {
  if (field.endsWith('_minor')) return 'amount';
  if (numbers.has(field) || typeof value === 'number') return 'number';
  if (texts.has(field)) return 'texts';
  if (lists.has(field) || Array.isArray(value)) return 'list';
  return 'text';
}

/** Fields with values that have a name in each language. */
const kinds: Readonly<Record<string, ValueKind>> = {
  state: 'state',
  status: 'status',
  transmission: 'transmission',
  engine_types: 'engine',
  body_type: 'body',
  color_canonical: 'color',
  financing_options: 'financing',
  price_hidden: 'financing',
};

interface Shown {
  locale: Locale;
  /** Of amounts, which are minor units. */
  currency: string;
}

/** A stored value as text for display; null if there is none. */
export function valueText(
  field: string,
  value: unknown,
  { locale, currency }: Shown,
): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') {
    if (field.endsWith('_minor')) return formatMoney({ amount: value, currency }, locale);
    return years.has(field) ? String(value) : formatNumber(value, locale);
  }
  const kind = kinds[field];
  const named = (each: unknown) => (kind ? valueLabel(kind, String(each), locale) : String(each));
  if (Array.isArray(value)) return value.length > 0 ? value.map(named).join(' · ') : null;
  if (typeof value === 'object') {
    const found = Object.values(value).flatMap((text) =>
      Array.isArray(text) ? text.map(String) : text ? [String(text)] : [],
    );
    return found.length > 0 ? found.join(' · ') : null;
  }
  return named(value);
}

/** Initial text of the input. */
export function inputText(kind: RecordKind, value: unknown, currency: string): string {
  if (value === null || value === undefined) return '';
  if (kind === 'amount' && typeof value === 'number') {
    return String(toMajor({ amount: value, currency }));
  }
  return Array.isArray(value) ? value.map(String).join('\n') : String(value);
}

/** Parses the input: null for no value, undefined for an invalid number. */
export function readInput(kind: RecordKind, text: string, currency: string): unknown {
  const typed = text.trim();
  if (kind === 'list') {
    return typed === '' ? null : typed.split('\n').flatMap((line) => line.trim() || []);
  }
  if (typed === '') return null;
  if (kind === 'text') return typed;
  const number = parseNumber(typed);
  if (number === null || number < 0) return undefined;
  return kind === 'amount' ? toMoney(number, currency).amount : number;
}
