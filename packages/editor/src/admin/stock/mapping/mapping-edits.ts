import type { FeedMapping, MappedColumn } from '@mawkib/stock-locator/feed';

/** Options of a mapped column; undefined removes one. */
export type ColumnOptions = {
  [key in 'unit' | 'currency' | 'minorUnits' | 'dateFormat' | 'separator' | 'values']?:
    | MappedColumn[key]
    | undefined;
};

export const emptyMapping = (target: FeedMapping['target']): FeedMapping => ({
  version: 1,
  target,
  columns: [],
  match: {},
});

const withColumns = (mapping: FeedMapping, columns: readonly MappedColumn[]): FeedMapping => ({
  ...mapping,
  columns: [...columns],
});

/** Mapped columns of a column of the file. A column can be mapped to several fields. */
export const fieldsOf = (mapping: FeedMapping, column: string): readonly MappedColumn[] =>
  mapping.columns.filter((mapped) => mapped.column === column);

/** Maps the column to a field and removes the field from other columns; '' for none. */
export function withField(mapping: FeedMapping, column: string, field: string): FeedMapping {
  const [old] = fieldsOf(mapping, column);
  const others = mapping.columns.filter((mapped) => mapped !== old && mapped.field !== field);
  if (field === '') return withColumns(mapping, others);
  // Options belong to the kind of field, value maps to the column's values.
  const kept = old?.values ? { values: old.values } : {};
  return withColumns(mapping, [...others, { field, column, ...kept }]);
}

/** Options of the mapped column, merged with those it has. */
export function withOptions(
  mapping: FeedMapping,
  changed: MappedColumn,
  options: ColumnOptions,
): FeedMapping {
  return withColumns(
    mapping,
    mapping.columns.map((mapped) => {
      if (mapped !== changed) return mapped;
      const merged = Object.entries({ ...mapped, ...options });
      return Object.fromEntries(
        merged.filter(([, value]) => value !== undefined && value !== ''),
      ) as MappedColumn;
    }),
  );
}

export const constantsOf = (mapping: FeedMapping): readonly MappedColumn[] =>
  mapping.columns.filter(({ constant }) => constant !== undefined);

/** Sets a constant for all rows; null removes it. */
export function withConstant(
  mapping: FeedMapping,
  field: string,
  constant: string | null,
): FeedMapping {
  const at = mapping.columns.findIndex((mapped) => mapped.field === field);
  const columns = mapping.columns.filter((mapped) => mapped.field !== field);
  if (constant !== null) {
    columns.splice(at === -1 ? columns.length : at, 0, { field, constant });
  }
  return withColumns(mapping, columns);
}

export function withMatch(
  mapping: FeedMapping,
  by: keyof FeedMapping['match'],
  value: string,
): FeedMapping {
  const { [by]: _old, ...others } = mapping.match;
  return { ...mapping, match: value === '' ? others : { ...others, [by]: value } };
}
