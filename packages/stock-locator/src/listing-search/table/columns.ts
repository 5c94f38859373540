/**
 * A column: `text` or `list` of texts with few different values, `number`, or `own` for mostly
 * unique texts. Missing values are read as null, a missing list as an empty one.
 */
export interface Column<Row> {
  readonly name: string;
  readonly kind: 'text' | 'list' | 'number' | 'own';
  of(row: Row): unknown;
}

/** A column of an opened table. */
export interface OpenColumn {
  text(row: number): string | null;
  list(row: number): readonly string[];
  number(row: number): number | null;
}

export interface OpenTable {
  readonly size: number;
  readonly note: string;
  /** Throws for an unknown name. */
  column(name: string): OpenColumn;
}

export type OpenedTable =
  | { readonly kind: 'opened'; readonly table: OpenTable }
  /**
   * `foreign`: not a table; `other_version`: another format version; `damaged`: checksum or content
   * is wrong.
   */
  | { readonly kind: 'refused'; readonly reason: 'foreign' | 'other_version' | 'damaged' };

/** Magic bytes of a table. */
export const mark = [0x4d, 0x4b, 0x54, 0x42];
/** Format version. */
export const version = 1;
/** Bytes before the columns: magic bytes, version, checksum. */
export const headSize = mark.length + 1 + 4;
export const kinds = ['text', 'list', 'number', 'own'] as const;

/** 32-bit FNV-1a. */
export function checksum(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < bytes.length; at += 1) sum = Math.imul(sum ^ bytes[at]!, 0x01000193);
  return sum >>> 0;
}
