/** One code per document, in the smallest sufficient array type. */
export type CodeColumn = Uint8Array | Uint16Array | Uint32Array;

/** Smallest array type for codes up to `greatest`. */
export function arrayFor(greatest: number) {
  if (greatest < 1 << 8) return Uint8Array;
  return greatest < 1 << 16 ? Uint16Array : Uint32Array;
}

export const createCodeColumn = (documents: number, greatest: number): CodeColumn =>
  new (arrayFor(greatest))(documents);

/** 0 for an empty column. */
export function greatestCode(codes: CodeColumn): number {
  let greatest = 0;
  for (let at = 0; at < codes.length; at += 1) if (codes[at]! > greatest) greatest = codes[at]!;
  return greatest;
}

/** Copies the codes of `rows`, in their order, to `taken`. */
export function selectRows(codes: CodeColumn, rows: Uint32Array, selected: CodeColumn): CodeColumn {
  for (let at = 0; at < rows.length; at += 1) selected[at] = codes[rows[at]!]!;
  return selected;
}

/** The column with another code at an index; returns a wider one if the code does not fit. */
export function withCodeAt(column: CodeColumn, at: number, code: number): CodeColumn {
  const fits = code < 256 ** column.BYTES_PER_ELEMENT;
  const changed = fits ? column : createCodeColumn(column.length, code);
  if (!fits) changed.set(column);
  changed[at] = code;
  return changed;
}
