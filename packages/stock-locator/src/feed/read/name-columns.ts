const spaces = /[\p{Cc}\s]+/gu;

/**
 * Column names of a header: one line, NFC, unique (`price`, `price (2)`); an unnamed column is
 * named by its position (`column 3`).
 */
export function nameColumns(cells: readonly string[]): string[] {
  const names = new Set<string>();
  for (const [at, cell] of cells.entries()) {
    const name = cell.replace(spaces, ' ').trim().normalize('NFC').slice(0, 200);
    const wanted = name === '' ? `column ${at + 1}` : name === '__proto__' ? '__proto__ (1)' : name;
    let unique = wanted;
    for (let copy = 2; names.has(unique); copy += 1) unique = `${wanted} (${copy})`;
    names.add(unique);
  }
  return [...names];
}
