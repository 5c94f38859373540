import Papa from 'papaparse';

/** Makes spreadsheets read the file as UTF-8. */
export const byteOrderMark = '\ufeff';

/** Start of a cell that some spreadsheets run as a formula, also after our own apostrophes. */
const formula = /^'*[=+\-@\t\r\n|%＝＋－＠]/;

/** Characters at which spreadsheets split or trim as well, depending on settings. */
const needsQuotes = /[;\t]|^\s|\s$/;

/**
 * Formats a CSV line (RFC 4180) with its line break. Values that a spreadsheet would run as a
 * formula get an apostrophe in front. So do values that already start with an apostrophe and one,
 * so that removing one apostrophe always restores the value.
 */
export const csvRow = (values: readonly string[]): string =>
  `${Papa.unparse([[...values]], {
    escapeFormulae: formula,
    quotes: (value) => needsQuotes.test(String(value)),
  })}\r\n`;

/** Value of a cell. */
export const csvValue = (cell: string): string => (formula.test(cell) ? cell.slice(1) : cell);
