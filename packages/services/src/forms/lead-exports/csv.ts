/** What spreadsheets take for UTF-8. */
export const byteOrderMark = '\ufeff';

/** A cell that begins so is a formula to some spreadsheet, also behind apostrophes of our own. */
const formula = /^'*[=+\-@\t\r\n|%＝＋－＠]/;

/**
 * A value as a cell (RFC 4180). One that a spreadsheet would run gets an apostrophe in front; the
 * same is done to one that begins with an apostrophe and would, so that taking one away always
 * gives the value back.
 */
export function csvCell(value: string): string {
  const defused = formula.test(value) ? `'${value}` : value;
  return /[",\r\n;\t]|^\s|\s$/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}

export const csvRow = (values: readonly string[]): string => `${values.map(csvCell).join(',')}\r\n`;

/** What a cell stood for. */
export const csvValue = (cell: string): string => (formula.test(cell) ? cell.slice(1) : cell);
