import type { FeedMapping, MappedColumn } from '../feed-mapping-schema.js';
import type { FeedRow, FeedTarget } from '../feed-types.js';
import { columnsOf } from '../map/check-mapping.js';
import { feedFields } from '../values/fields.js';
import { fieldsForName, idScore, wordsInName } from './column-names.js';
import { rulesFor } from './column-rules.js';
import { fieldsForValues, valueFit } from './value-fit.js';

/** Proposed mapping of a source column. */
export interface ColumnProposal {
  readonly column: string;
  /** Null if no target field matches. */
  readonly field: string | null;
  /** 0 to 1. */
  readonly confidence: number;
  /** Up to five different values. */
  readonly samples: readonly string[];
}

export interface MappingProposal {
  readonly mapping: FeedMapping;
  readonly columns: readonly ColumnProposal[];
}

const minConfidence = 0.35;
const maxRead = 200;

/**
 * Proposes a mapping from the names and values of the columns in the first 200 rows, Arabic or
 * English. Staff review and correct it.
 */
export function proposeMapping(rows: Iterable<FeedRow>, target: FeedTarget): MappingProposal {
  const read = [...rows].slice(0, maxRead).filter((row) => 'cells' in row);
  const columns = columnsOf(read);
  const valuesOf = new Map(
    columns.map((column) => [
      column,
      read.flatMap(({ cells }) => (cells[column]?.trim() ? [cells[column].trim()] : [])),
    ]),
  );
  const fields = feedFields(target);
  const candidates = columns.flatMap((column) =>
    [
      ...fieldsForName(column, target),
      ...fieldsForValues(valuesOf.get(column) ?? [], target),
    ].flatMap(([field, name]) => {
      const definition = fields.get(field);
      if (!definition) return [];
      const values = valuesOf.get(column) ?? [];
      const fit = values.length === 0 ? 0.5 : valueFit(definition, values);
      return [{ column, field, confidence: name * (0.3 + 0.7 * fit) }];
    }),
  );
  const chosen = new Map<string, { field: string; confidence: number }>();
  const taken = new Set<string>();
  for (const { column, field, confidence } of candidates.sort(
    (a, b) => b.confidence - a.confidence,
  )) {
    if (confidence < minConfidence || chosen.has(column) || taken.has(field)) continue;
    chosen.set(column, { field, confidence });
    taken.add(field);
  }
  const mapped = columns.flatMap((column): MappedColumn[] => {
    const field = chosen.get(column)?.field;
    const definition = field === undefined ? undefined : fields.get(field);
    if (field === undefined || !definition) return [];
    return [{ field, column, ...rulesFor(definition, column, valuesOf.get(column) ?? []) }];
  });
  return {
    mapping: {
      version: 1,
      target,
      columns: target === 'vehicles' ? [...mapped, ...defaultConstants(taken)] : mapped,
      match: matchOf(target, columns, valuesOf, chosen, read.length),
    },
    columns: columns.map((column) => ({
      column,
      field: chosen.get(column)?.field ?? null,
      confidence: Math.round((chosen.get(column)?.confidence ?? 0) * 100) / 100,
      samples: [...new Set(valuesOf.get(column))].slice(0, 5).map((text) => text.slice(0, 200)),
    })),
  };
}

/** A feed without a state column is a list of used cars in stock. */
const defaultConstants = (taken: ReadonlySet<string>): MappedColumn[] =>
  [
    { field: 'state', constant: 'used' },
    { field: 'status', constant: 'stock' },
  ].filter(({ field }) => !taken.has(field));

/**
 * Columns that identify cars if no column does, without the price. Mileage changes too, which the
 * warnings mention, but two cars often differ in nothing else.
 */
const describing = [
  'nameplate_brand_name',
  'nameplate_name',
  'version',
  'production_year',
  'mileage',
  'color_name',
  'body_type',
  'engine_capacity',
  'owner_dealer_code',
];

function matchOf(
  target: FeedTarget,
  columns: readonly string[],
  valuesOf: ReadonlyMap<string, readonly string[]>,
  chosen: ReadonlyMap<string, { field: string }>,
  rows: number,
): FeedMapping['match'] {
  const columnFor = (wanted: string) =>
    columns.find((column) => chosen.get(column)?.field.replace(/\.(ar|en)$/, '') === wanted);
  if (target === 'retailers') return { id: columnFor('dealer_code') };
  const isUnique = (column: string) => {
    const values = valuesOf.get(column) ?? [];
    return values.length >= rows * 0.9 && new Set(values).size >= values.length * 0.95;
  };
  const [id] = columns
    .filter((column) => idScore(column) > 0 && isUnique(column))
    .sort((one, other) => idScore(other) - idScore(one));
  const vin = columnFor('vin');
  if (id !== undefined || vin !== undefined) return { ...(id && { id }), ...(vin && { vin }) };
  const link = columns.find(
    (column) => /^(url|link|الرابط|رابط)$/.test(wordsInName(column)) && isUnique(column),
  );
  if (link !== undefined) return { key: `{${link}}` };
  const parts = describing.flatMap((field) => columnFor(field) ?? []);
  return parts.length > 0 ? { key: parts.map((column) => `{${column}}`).join('|') } : {};
}
