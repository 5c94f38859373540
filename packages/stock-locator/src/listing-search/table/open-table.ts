import {
  type ByteReader,
  createByteReader,
  DamagedBytes,
} from '../../stock-index/snapshot/byte-reader.js';
import { readNumbers } from '../../stock-index/snapshot/number-bytes.js';
import { readPlanes } from '../../stock-index/snapshot/planes.js';
import {
  checksum,
  headSize,
  kinds,
  mark,
  type OpenColumn,
  type OpenedTable,
  type OpenTable,
  version,
} from './columns.js';

const alone = 0;

/** Opens a table. Never throws: invalid bytes return a reason. */
export function openTable(given: Uint8Array): OpenedTable {
  // `slice` of a Node Buffer differs from that of a Uint8Array.
  const packed = new Uint8Array(given.buffer, given.byteOffset, given.byteLength);
  if (mark.some((byte, at) => packed[at] !== byte)) return { kind: 'refused', reason: 'foreign' };
  if (packed[mark.length] !== version) return { kind: 'refused', reason: 'other_version' };
  if (packed.length < headSize) return { kind: 'refused', reason: 'damaged' };
  const body = packed.subarray(headSize);
  const expected = new DataView(packed.buffer, packed.byteOffset).getUint32(mark.length + 1, true);
  if (checksum(body) !== expected) return { kind: 'refused', reason: 'damaged' };
  try {
    return { kind: 'opened', table: readTable(createByteReader(body)) };
  } catch (error) {
    if (error instanceof DamagedBytes) return { kind: 'refused', reason: 'damaged' };
    throw error;
  }
}

/**
 * A column while it is read: its dictionary, and the code of each row; numbers have no dictionary.
 */
interface ReadColumn {
  values: readonly (readonly string[])[];
  numbers: Float64Array | undefined;
  codes: Uint32Array;
}

function readTable(reader: ByteReader): OpenTable {
  const note = reader.text();
  const size = reader.whole();
  const columns = new Map<string, OpenColumn>();
  const tellers: ReadColumn[] = [];
  for (let left = reader.whole(); left > 0; left -= 1) {
    const name = reader.text();
    const kind = kinds[reader.whole()];
    if (kind === undefined) throw new DamagedBytes('A column is of an unknown kind.');
    if (kind === 'own') {
      columns.set(name, openUnique(readUnique(reader, size)));
      continue;
    }
    const column = readColumn(reader, kind, tellers, size);
    tellers.push(column);
    columns.set(name, openColumn(column));
  }
  if (!reader.done()) throw new DamagedBytes('Something follows the end.');
  return {
    size,
    note,
    column(name) {
      const column = columns.get(name);
      if (!column) throw new RangeError(`There is no column ${name}.`);
      return column;
    },
  };
}

function readColumn(
  reader: ByteReader,
  kind: 'text' | 'list' | 'number',
  tellers: readonly ReadColumn[],
  size: number,
): ReadColumn {
  const by = reader.whole();
  const determining = by === alone ? undefined : tellers[by - 1];
  if (by !== alone && !determining)
    throw new DamagedBytes('A column depends on a column that does not exist.');
  const length = determining
    ? 1 + determining.codes.reduce((max, at) => Math.max(max, at), -1)
    : size;
  const through = (code: (at: number) => number) =>
    determining
      ? determining.codes.map((at) => code(at))
      : Uint32Array.from({ length }, (_, at) => code(at));
  if (kind === 'number') {
    const numbers = readNumbers(reader, length);
    // Codes of a number column are numbered in the order of first occurrence.
    const codesByValue = new Map<number, number>();
    const rowsOf = through((at) => {
      const value = numbers[at] ?? Number.NaN;
      let code = codesByValue.get(value);
      if (code === undefined) {
        code = codesByValue.size;
        codesByValue.set(value, code);
      }
      return code;
    });
    return { values: [], numbers: Float64Array.from(codesByValue.keys()), codes: rowsOf };
  }
  const values = Array.from({ length: reader.count() }, () =>
    Array.from({ length: reader.count() }, () => reader.text()),
  );
  const codes = readPlanes(reader, length);
  for (const at of codes) {
    if (!(at < values.length)) throw new DamagedBytes('A row names a value that there is not.');
  }
  return { values, numbers: undefined, codes: through((at) => codes[at] ?? 0) };
}

function readUnique(reader: ByteReader, size: number): string[] {
  const texts: string[] = [];
  let before = '';
  for (let at = 0; at < size; at += 1) {
    before = before.slice(0, reader.whole()) + reader.text();
    texts.push(before);
  }
  return texts;
}

const nothing: readonly string[] = [];

const openColumn = ({ values, numbers, codes }: ReadColumn): OpenColumn => ({
  text: (row) => values[codes[row]!]?.[0] ?? null,
  list: (row) => values[codes[row]!] ?? nothing,
  number(row) {
    const value = numbers?.[codes[row]!];
    return value === undefined || Number.isNaN(value) ? null : value;
  },
});

const openUnique = (texts: readonly string[]): OpenColumn => ({
  text: (row) => texts[row] ?? null,
  list: () => nothing,
  number: () => null,
});
