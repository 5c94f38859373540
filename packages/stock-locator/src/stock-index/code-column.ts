/** One code for each document, in the narrowest array that holds them all. */
export type CodeColumn = Uint8Array | Uint16Array | Uint32Array;

export function createCodeColumn(documents: number, greatest: number): CodeColumn {
  if (greatest < 1 << 8) return new Uint8Array(documents);
  return new (greatest < 1 << 16 ? Uint16Array : Uint32Array)(documents);
}

/** 0 where there is no code. */
export function greatestCode(codes: CodeColumn): number {
  let greatest = 0;
  for (let at = 0; at < codes.length; at += 1) if (codes[at]! > greatest) greatest = codes[at]!;
  return greatest;
}

/** The codes of `rows`, in their order. */
export function takeCodes(codes: CodeColumn, rows: Uint32Array): CodeColumn {
  const taken = createCodeColumn(rows.length, greatestCode(codes));
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
