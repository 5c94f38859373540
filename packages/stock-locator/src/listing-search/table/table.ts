/**
 * A field of rows: a `text` or a `list` of texts of which there are few, a `number`, or texts of the
 * row's `own`, which hardly any other has. What is null or missing comes back as null, a list as an
 * empty one.
 */
export interface Column<Row> {
  readonly name: string;
  readonly kind: 'text' | 'list' | 'number' | 'own';
  of(row: Row): unknown;
}

/** A column of a table that was opened. */
export interface OpenColumn {
  text(row: number): string | null;
  list(row: number): readonly string[];
  number(row: number): number | null;
}

export interface OpenTable {
  readonly size: number;
  readonly note: string;
  /** Throws for a name that there is not. */
  column(name: string): OpenColumn;
}

export type OpenedTable =
  | { readonly kind: 'opened'; readonly table: OpenTable }
  /** `foreign`: no table; `other_version`: of another form; `damaged`: not what was packed. */
  | { readonly kind: 'refused'; readonly reason: 'foreign' | 'other_version' | 'damaged' };

/** What a table begins with. */
export const mark = [0x4d, 0x4b, 0x54, 0x42];
/** Of the form of what follows. */
export const version = 1;
/** Bytes before the columns: mark, version, checksum. */
export const headSize = mark.length + 1 + 4;
export const kinds = ['text', 'list', 'number', 'own'] as const;

/** FNV-1a of 32 bits. */
export function checksum(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < bytes.length; at += 1) sum = Math.imul(sum ^ bytes[at]!, 0x01000193);
  return sum >>> 0;
}
