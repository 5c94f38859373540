import { fieldsForName } from '../propose/column-names.js';

const maxAbove = 10;
/** Cells of data rather than of a header: numbers, amounts, dates, addresses. */
const data = /^[^\p{L}]*\d|^https?:/u;

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '');
const isHeader = (cells: readonly string[]) => {
  const names = filled(cells);
  return names.length > 1 && new Set(names).size === names.length && !names.some(isData);
};
const isData = (cell: string) => data.test(cell.trim());
const known = (cells: readonly string[]) =>
  filled(cells).filter(
    (name) =>
      fieldsForName(name, 'vehicles').length > 0 || fieldsForName(name, 'retailers').length > 0,
  ).length;

/**
 * How many of the records stand above the header: titles, dates, the name of a dealer. A record
 * with one cell in a table of several columns is one, and one with few cells that names no field
 * before a header that does. 0 if no header follows.
 */
export function rowsAboveHeader(records: readonly (readonly string[])[]): number {
  const sizes = records.map((cells) => filled(cells).length);
  const [typical = 0] = sizes.filter((size) => size > 1).sort((one, other) => other - one);
  const isTable = sizes.filter((size) => size > 1).length * 2 > records.length;
  if (!isTable) return 0;
  for (let at = 0; at < Math.min(records.length, maxAbove + 1); at += 1) {
    const cells = records[at] ?? [];
    const size = sizes[at] ?? 0;
    if (size > 1 && size * 2 > typical) return isHeader(cells) ? at : 0;
    if (size < 2) continue;
    const better = records
      .slice(at + 1, maxAbove + 1)
      .find((later) => isHeader(later) && known(later) > known(cells) + 1);
    if (!better || filled(better).length < size * 2) return isHeader(cells) ? at : 0;
  }
  return 0;
}
