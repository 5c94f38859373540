import type { SampleList } from './sample-list.ts';

/** Format of a CSV file. */
export interface CsvStyle {
  readonly delimiter?: string;
  readonly quote?: string;
  readonly newline?: string;
}

/** A CSV line, quoted where needed. */
export function csvLine(
  cells: readonly string[],
  { delimiter = ',', quote = '"', newline = '\n' }: CsvStyle = {},
): string {
  const written = cells.map((cell) => {
    const isPlain =
      ![delimiter, quote, '\n', '\r'].some((mark) => cell.includes(mark)) && cell.trim() === cell;
    return isPlain ? cell : quote + cell.replaceAll(quote, quote + quote) + quote;
  });
  return written.join(delimiter) + newline;
}

const enough = 65_536;

/** The list as a UTF-8 CSV file in chunks, so that it is never whole in memory. */
export async function* csvBytes(
  list: SampleList,
  style: CsvStyle = {},
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let text = csvLine(list.columns, style);
  for (const { cells } of list.rows) {
    text += csvLine(cells, style);
    if (text.length < enough) continue;
    yield encoder.encode(text);
    text = '';
  }
  if (text !== '') yield encoder.encode(text);
}
