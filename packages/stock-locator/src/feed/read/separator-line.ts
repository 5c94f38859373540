const line = /^\ufeff?"?sep=(.)"?[^\S\n]*(?:\n|\r(?!$)|$)/i;

/** Excel's first line that names the delimiter (`sep=;`): the delimiter and the line's length. */
export function separatorLine(text: string): { delimiter: string; length: number } | undefined {
  const [whole = '', delimiter] = line.exec(text) ?? [];
  return delimiter === undefined ? undefined : { delimiter, length: whole.length };
}
