import { locales } from '@mawkib/core/locale';
import type { FeedMapping } from '../feed-mapping-schema.js';
import type { FeedRow, MappingProblem, MappingProblemCode } from '../feed-types.js';
import { feedFields } from '../values/fields.js';
import { isDateFormat } from '../values/read-date.js';
import { factorOf } from '../values/units.js';
import { mappingTexts } from './mapping-texts.js';
import { columnsIn } from './templates.js';

/** Columns of the rows in the order of their first appearance. */
export function columnsOf(rows: Iterable<FeedRow>): string[] {
  const columns = new Set<string>();
  for (const row of rows) {
    if ('cells' in row) for (const column of Object.keys(row.cells)) columns.add(column);
  }
  return [...columns];
}

/** Errors that make a mapping unusable for a source with these columns; empty for a valid one. */
export function checkMapping(
  mapping: FeedMapping,
  columns: Iterable<string>,
  { mode = 'full' }: { readonly mode?: 'full' | 'partial' } = {},
): MappingProblem[] {
  const problems: MappingProblem[] = [];
  const known = new Set(columns);
  const fields = feedFields(mapping.target);
  const report = (path: string, code: MappingProblemCode, what = '') =>
    problems.push({ path, code, text: mappingTexts(code, what) });
  const checkColumns = (path: string, names: readonly string[]) => {
    for (const name of names) if (!known.has(name)) report(path, 'unknown_column', name);
  };

  const seen = new Set<string>();
  for (const [at, column] of mapping.columns.entries()) {
    const path = `columns.${at}`;
    const field = fields.get(column.field);
    if (column.column !== undefined) checkColumns(`${path}.column`, [column.column]);
    if (column.template !== undefined) checkColumns(`${path}.template`, columnsIn(column.template));
    if (seen.has(column.field)) report(`${path}.field`, 'duplicate_field', column.field);
    seen.add(column.field);
    if (!field) {
      report(`${path}.field`, 'unknown_field', column.field);
      continue;
    }
    const { reads } = field;
    const own = reads.kind === 'number' ? reads.unit : undefined;
    if (column.unit && (!own || factorOf(own, column.unit) === undefined)) {
      report(`${path}.unit`, 'unit_not_for_field', column.unit);
    }
    if (column.currency && reads.kind !== 'amount')
      report(`${path}.currency`, 'currency_not_for_field');
    if (
      column.dateFormat !== undefined &&
      (reads.kind !== 'date' || !isDateFormat(column.dateFormat))
    ) {
      report(`${path}.dateFormat`, 'date_format', column.dateFormat);
    }
  }

  const { id, vin, key } = mapping.match;
  if (id !== undefined) checkColumns('match.id', [id]);
  if (vin !== undefined) checkColumns('match.vin', [vin]);
  if (key !== undefined) checkColumns('match.key', columnsIn(key));
  const isMatched =
    id !== undefined || vin !== undefined || (key !== undefined && columnsIn(key).length > 0);
  const names = (...wanted: string[]) => wanted.some((field) => seen.has(field));
  if (mapping.target === 'vehicles') {
    if (!isMatched) report('match', 'missing_match');
    if (mode === 'partial') return problems;
    if (!names('nameplate_brand_name')) report('columns', 'missing_brand');
    if (!names('nameplate_name')) report('columns', 'missing_model');
    return problems;
  }
  if (!names('dealer_code')) report('columns', 'missing_dealer_code');
  if (mode === 'full' && !names('name', ...locales.map((locale) => `name.${locale}`)))
    report('columns', 'missing_name');
  return problems;
}
