import { parseDigits, withoutInvisible } from '@mawkib/core/locale';
import { normaliseValue } from '../../engine/filters/normalise-value.js';
import type { FeedUnit, MappedColumn } from '../feed-mapping-schema.js';
import type { NoteCode, ReportNote } from '../note-codes.js';
import { type ChoiceName, colorWithin, readChoice } from './choices.js';
import { cleanCell, cutTo, tokenCell } from './clean-cell.js';
import type { FieldDefinition, FieldKind } from './fields.js';
import { readFigure } from './figure.js';
import { readAmount, readCurrency } from './read-amount.js';
import { readDate } from './read-date.js';
import type { Spellings } from './spellings.js';
import { factorOf, readUnit } from './units.js';
import { webAddress } from './web-address.js';

export interface ValueContext {
  /** The market's currency: amounts in another one reject the row. */
  readonly currency: string;
  readonly spellings: Spellings;
}

type ColumnRules = Pick<
  MappedColumn,
  'unit' | 'currency' | 'minorUnits' | 'dateFormat' | 'separator'
>;

/** Value of a text; undefined if empty or invalid. */
export type ReadValue =
  | { readonly value: unknown; readonly reject?: undefined }
  | { readonly value?: undefined; readonly reject: NoteCode };

const max = { listItems: 500, photos: 60, item: 300 };

/** Parses a cell as a value of a field. */
export function readValue(
  { key, reads }: Pick<FieldDefinition, 'key' | 'reads'>,
  cell: string,
  rules: ColumnRules,
  context: ValueContext,
  report: ReportNote,
): ReadValue {
  if (reads.kind === 'photos') return { value: readPhotos(cell, rules.separator, report) };
  if (reads.kind === 'textLists' || reads.kind === 'facets' || reads.kind === 'choices') {
    const clean = reads.kind === 'textLists' ? cleanCell : tokenCell;
    const items = itemsOf(cell, rules.separator, clean, report);
    if (items.length === 0) return { value: undefined };
    if (reads.kind === 'choices') return { value: readChoices(reads.of, items, report) };
    if (reads.kind === 'textLists') return { value: items };
    return { value: unique(items.map((item) => context.spellings(key, normaliseValue(item)))) };
  }
  const clean = reads.kind === 'text' || reads.kind === 'texts' ? cleanCell : tokenCell;
  const text = clean(cell, report);
  if (text === '') return { value: undefined };
  switch (reads.kind) {
    case 'amount':
      return readMoney(text, rules, context, report);
    case 'currency': {
      const currency = readCurrency(text);
      if (currency === context.currency) return { value: currency };
      return { reject: currency === undefined ? 'currency_unknown' : 'currency_other' };
    }
    case 'facet': {
      const value = normaliseValue(text);
      return { value: value === '' ? undefined : context.spellings(key, value) };
    }
    default:
      return { value: readSingle(reads, text, rules, report) };
  }
}

function readMoney(
  text: string,
  rules: ColumnRules,
  { currency }: ValueContext,
  report: ReportNote,
): ReadValue {
  const amount = readAmount(
    text,
    { currency, stated: rules.currency?.toUpperCase(), isMinor: rules.minorUnits },
    report,
  );
  if (amount.kind === 'amount') return { value: amount.minor };
  return amount.kind === 'none' ? { value: undefined } : { reject: amount.kind };
}

function readSingle(
  reads: FieldKind,
  text: string,
  rules: ColumnRules,
  report: ReportNote,
): unknown {
  const unless = (value: string | undefined, code: NoteCode) => {
    if (value === undefined) report(code);
    return value;
  };
  switch (reads.kind) {
    case 'text':
    case 'texts':
      return cutTo(text, reads.max, report);
    case 'code':
      return cutTo(normaliseValue(text, 300), reads.max, report);
    case 'choice':
      return unless(readChoice(reads.of, text), 'unknown_value');
    case 'color':
      return unless(readChoice('color', text) ?? colorWithin(text), 'unknown_value');
    case 'number':
      return readNumber(reads, text, rules.unit, report);
    case 'date':
      return unless(readDate(text, rules.dateFormat), 'not_a_date');
    case 'vin':
      return unless(readVin(text), 'bad_vin');
    case 'address':
      return unless(webAddress(text), 'unsafe_address');
    case 'email':
      return unless(
        /^[^\s@<>"(),;]+@[^\s@<>"(),;]+\.[^\s@<>"(),;]+$/.test(text) ? text : undefined,
        'not_an_email',
      );
    case 'phone':
      return unless(
        /^[+(\d][\d\s()/.\p{Pd}]{4,24}$/u.test(parseDigits(text)) ? text : undefined,
        'not_a_phone',
      );
    default:
      return undefined;
  }
}

/**
 * Upper case without spaces and hyphens. 17 characters without I, O and Q; older chassis numbers
 * are shorter.
 */
export function readVin(text: string): string | undefined {
  const vin = withoutInvisible(text)
    .toUpperCase()
    .replace(/[\s\p{Pd}]+/gu, '');
  return /^(?:[A-HJ-NPR-Z0-9]{17}|[A-Z0-9]{5,16})$/.test(vin) && /\d/.test(vin) ? vin : undefined;
}

function readNumber(
  {
    span: [min, greatest],
    decimals,
    unit: own,
    zeroIsNone,
    signed,
  }: Extract<FieldKind, { kind: 'number' }>,
  text: string,
  stated: FeedUnit | undefined,
  report: ReportNote,
): number | undefined {
  const figure = readFigure(text, decimals > 1);
  const told = figure && own ? readUnit(figure.words) : undefined;
  // `10 kg` is not a distance.
  const isForeign = own !== undefined && told === undefined && /\p{L}/u.test(figure?.words ?? '');
  const factor = own ? factorOf(own, told ?? stated ?? own) : 1;
  if (!figure || isForeign || factor === undefined) {
    report('not_a_number');
    return undefined;
  }
  const size = Number(figure.digits) * factor;
  if (figure.isNegative && size > 0 && !signed) {
    report('negative');
    return undefined;
  }
  if (zeroIsNone && size === 0) return undefined;
  const scale = 10 ** decimals;
  const value = (Math.round(size * scale) / scale) * (figure.isNegative ? -1 : 1);
  if (value >= min && value <= greatest) return value === 0 ? 0 : value;
  report('absurd');
  return undefined;
}

function readChoices(
  of: ChoiceName,
  items: readonly string[],
  report: ReportNote,
): string[] | undefined {
  const values = items.flatMap((item) => {
    const value = readChoice(of, item);
    if (value === undefined) report('unknown_value');
    return value ?? [];
  });
  return values.length > 0 ? unique(values) : undefined;
}

const unique = (values: readonly string[]) => [...new Set(values)];

function itemsOf(
  cell: string,
  separator: string | undefined,
  clean: typeof cleanCell,
  report: ReportNote,
): string[] {
  const parts = cell.split(
    separator === undefined ? /[\n|;]/ : new RegExp(`\\n|${escaped(separator)}`),
  );
  const items = unique(
    parts.map((part) => cutTo(clean(part, report), max.item, report)).filter((part) => part !== ''),
  );
  if (items.length > max.listItems) report('too_many_items', String(max.listItems));
  return items.slice(0, max.listItems);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function readPhotos(
  cell: string,
  separator: string | undefined,
  report: ReportNote,
): string[] | undefined {
  const shown = withoutInvisible(cell);
  if (shown.trim() === '') return undefined;
  const between = separator === undefined ? '' : `|${escaped(separator)}`;
  const parts = shown.split(
    new RegExp(`[\\n|;]+(?=\\s*(?:https?:|$))|[\\s,]+(?=https?://)|\\n${between}`, 'i'),
  );
  const photos = unique(
    parts.flatMap((part) => {
      const text = cleanAddress(part);
      if (text === '') return [];
      const address = webAddress(text);
      if (address === undefined) report('unsafe_address');
      return address ?? [];
    }),
  );
  if (photos.length > max.photos) report('too_many_items', String(max.photos));
  return photos.length > 0 ? photos.slice(0, max.photos) : undefined;
}

/** Feeds escape `&` in addresses as in texts. */
const cleanAddress = (text: string) => text.trim().replaceAll('&amp;', '&');
