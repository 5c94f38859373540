import { decodeHTML } from 'entities';
import { clean } from '../../engine/fields/clean-text.js';
import type { FieldProblem } from '../../engine/fields/field-problem.js';
import type { Tell } from '../note-codes.js';

/** What feeds write where they have nothing. */
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
/** Nothing to decode, to remove or to compose: ASCII without `&` and `<`, letters and digits of Arabic. */
const plain = /^[ -%'-;=-~،؛؟ء-غـ-ي٠-٬]*$/;
const sheetError = /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/i;

/**
 * A cell's text on one line: entities decoded once, without markup, without what turns the text around it,
 * NFC. '' where there is none; `tell` hears what was changed.
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

/** The text, cut to `most` characters. */
export function cutTo(text: string, max: number, tell: Tell): string {
  if (text.length <= max) return text;
  tell('shortened');
  return `${text
    .slice(0, max - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
