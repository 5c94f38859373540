import {
  type Locale,
  type PackageLocale,
  packageLocale,
  withoutIsolates,
} from '@mawkib/core/locale';
import type { RowNote, RowResult } from '../feed-types.js';
import { describeNote } from './describe-note.js';

/** A row of a run's report. */
export interface ReportedRow {
  readonly row: number;
  readonly outcome: RowResult['outcome'];
  /** Id, VIN or key of the vehicle. */
  readonly match?: string;
  readonly notes: readonly RowNote[];
}

const heads: Readonly<Record<PackageLocale, readonly string[]>> = {
  ar: ['الصف', 'النتيجة', 'المعرّف', 'العمود', 'الحقل', 'القيمة', 'البديل', 'الملاحظة'],
  en: ['Row', 'Outcome', 'ID', 'Column', 'Field', 'Value', 'Replacement', 'Note'],
};
const outcomes: Readonly<Record<PackageLocale, Readonly<Record<RowResult['outcome'], string>>>> = {
  ar: { accepted: 'مقبول', repaired: 'مُصحَّح', rejected: 'مرفوض' },
  en: { accepted: 'Accepted', repaired: 'Repaired', rejected: 'Rejected' },
};

/** The report as a CSV file, in chunks: a line for each note, or one for a row without notes. */
export function* reportCsv(rows: Iterable<ReportedRow>, locale: Locale): Generator<string> {
  yield reportHead(locale);
  for (const row of rows) yield reportLines(row, locale);
}

/** Header line, with the byte order mark that spreadsheets need for UTF-8. */
export const reportHead = (locale: Locale): string =>
  `\uFEFF${lineOf(heads[packageLocale(locale)])}`;

/** Lines of one row, for paginated reports. */
export function reportLines(
  { row, outcome, match = '', notes }: ReportedRow,
  locale: Locale,
): string {
  const start = [String(row), outcomes[packageLocale(locale)][outcome], match];
  if (notes.length === 0) return lineOf([...start, '', '', '', '', '']);
  return notes
    .map((note) => {
      const { column = '', field = '', value = '', replacement = '' } = note;
      const text = withoutIsolates(describeNote(note, locale));
      return lineOf([...start, column, field, value, replacement, text]);
    })
    .join('');
}

const lineOf = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

/** Escapes a cell: text that a spreadsheet would treat as a formula is prefixed with `'`. */
export function csvCell(text: string): string {
  const inert = /^\s*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",;\r\n\t]|^'|^\s|\s$/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
