/** One code for each document, in the narrowest array that holds them all. */
export type CodeColumn = Uint8Array | Uint16Array | Uint32Array;

/** The narrowest array for codes up to `greatest`. */
export function arrayFor(greatest: number) {
  if (greatest < 1 << 8) return Uint8Array;
  return greatest < 1 << 16 ? Uint16Array : Uint32Array;
}

export const createCodeColumn = (documents: number, greatest: number): CodeColumn =>
  new (arrayFor(greatest))(documents);

/** 0 where there is no code. */
export function greatestCode(codes: CodeColumn): number {
  let greatest = 0;
  for (let at = 0; at < codes.length; at += 1) if (codes[at]! > greatest) greatest = codes[at]!;
  return greatest;
}

/** Writes the codes of `rows`, in their order, into `taken`. */
export function takeRows(codes: CodeColumn, rows: Uint32Array, taken: CodeColumn): CodeColumn {
  for (let at = 0; at < rows.length; at += 1) taken[at] = codes[rows[at]!]!;
  return taken;
}

/** The column with another code at one place: itself, or a wider one where the code asks for that. */
export function withCodeAt(column: CodeColumn, at: number, code: number): CodeColumn {
  const fits = code < 256 ** column.BYTES_PER_ELEMENT;
  const changed = fits ? column : createCodeColumn(column.length, code);
  if (!fits) changed.set(column);
  changed[at] = code;
  return changed;
}
