import { decodeHTML } from 'entities';
import { clean } from '../../engine/fields/clean-text.js';
import type { FieldProblem } from '../../engine/fields/field-problem.js';
import type { Tell } from '../note-codes.js';

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
export function cleanCell(value: string, tell: Tell): string {
  const text = value.trim();
  if (text === '' || (text.length < 16 && nothing.has(text.toLowerCase()))) return '';
  if (text.charCodeAt(0) === 35 && sheetError.test(text)) {
    tell('formula_error');
    return '';
  }
  if (plain.test(text)) return text.includes('  ') ? text.replace(/ {2,}/g, ' ') : text;
  if (text.includes('\uFFFD')) {
    tell('encoding');
    return '';
  }
  const decoded = text.includes('&') ? decodeHTML(text) : text;
  return clean(decoded, (problem: FieldProblem) => {
    if (problem === 'markup' || problem === 'direction') tell(problem);
  }).normalize('NFC');
}

/** Text cut to `max` characters. */
export function cutTo(text: string, max: number, tell: Tell): string {
  if (text.length <= max) return text;
  tell('shortened');
  return `${text
    .slice(0, max - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
