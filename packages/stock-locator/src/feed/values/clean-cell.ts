import { withoutInvisible } from '@mawkib/core/locale';
import { decodeHTML } from 'entities';
import { cleanText } from '../../engine/fields/clean-text.js';
import type { FieldProblem } from '../../engine/fields/field-problem.js';
import type { ReportNote } from '../note-codes.js';

/** Texts that mean "empty" in feeds. */
const nothing = new Set(
  [
    ...[
      '',
      '-',
      '--',
      '---',
      '–',
      '—',
      '.',
      '?',
      'n/a',
      'na',
      'n.a.',
      'null',
      'none',
      'nil',
      'nan',
      'undefined',
    ],
    ...[
      'unknown',
      'not available',
      'not specified',
      'غير معروف',
      'غير محدد',
      'غير متوفر',
      'لا يوجد',
    ],
  ].map((word) => word.normalize('NFC')),
);
/**
 * Text without anything to decode, remove or compose: ASCII without `&` and `<`, Arabic letters and
 * digits.
 */
const plain = /^[ -%'-;=-~،؛؟ء-غـ-ي٠-٬]*$/;
const sheetError = /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/i;

/**
 * Text of a cell on one line: entities decoded once, no markup, no direction overrides, NFC.
 * Returns '' for an empty cell; changes are reported.
 */
export function cleanCell(value: string, report: ReportNote): string {
  const text = value.trim();
  if (text === '' || (text.length < 16 && nothing.has(text.toLowerCase()))) return '';
  if (text.charCodeAt(0) === 35 && sheetError.test(text)) {
    report('formula_error');
    return '';
  }
  if (plain.test(text)) return text.includes('  ') ? text.replace(/ {2,}/g, ' ') : text;
  if (text.includes('\uFFFD')) {
    report('encoding');
    return '';
  }
  const decoded = text.includes('&') ? decodeHTML(text) : text;
  return cleanText(decoded, (problem: FieldProblem) => {
    if (problem === 'markup' || problem === 'direction') report(problem);
  }).normalize('NFC');
}

/** Text of ASCII and Arabic letters and digits alone. */
const visible = /^[ -~\u0600-\u061b\u061d-\u06ff]*$/;

/**
 * A cell for programs (a number, a code, an address): without characters that nobody sees, with
 * full-width forms and the minus sign in ASCII. Copied from a web page or a chat, cells have them.
 */
export function tokenCell(cell: string, report: ReportNote): string {
  if (visible.test(cell) && !cell.includes('&')) return cleanCell(cell, report);
  const shown = withoutInvisible(cell)
    .replace(/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replaceAll('\u2212', '-');
  return withoutInvisible(cleanCell(shown, report)).trim();
}

/** Text cut to `max` characters. */
export function cutTo(text: string, max: number, report: ReportNote): string {
  if (text.length <= max) return text;
  report('shortened');
  return `${text
    .slice(0, max - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
