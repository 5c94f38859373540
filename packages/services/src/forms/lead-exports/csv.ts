import Papa from 'papaparse';

/** What spreadsheets take for UTF-8. */
export const byteOrderMark = '\ufeff';

/** A cell that begins so is a formula to some spreadsheet, also behind apostrophes of our own. */
const formula = /^'*[=+\-@\t\r\n|%＝＋－＠]/;

/** Spreadsheets also split at these, or trim them, depending on the person's settings. */
const needsQuotes = /[;\t]|^\s|\s$/;

/**
 * A line of a CSV file (RFC 4180), with its line break. A value that a spreadsheet would run gets an
 * apostrophe in front; the same is done to one that begins with an apostrophe and would, so that
 * taking one away always gives the value back.
 */
export const csvRow = (values: readonly string[]): string =>
  `${Papa.unparse([[...values]], {
    escapeFormulae: formula,
    quotes: (value) => needsQuotes.test(String(value)),
  })}\r\n`;

/** What a cell stood for. */
export const csvValue = (cell: string): string => (formula.test(cell) ? cell.slice(1) : cell);
