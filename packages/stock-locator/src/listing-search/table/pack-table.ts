import { type ByteWriter, createByteWriter } from '../../stock-index/snapshot/byte-writer.js';
import { writeNumbers } from '../../stock-index/snapshot/number-bytes.js';
import { writePlanes } from '../../stock-index/snapshot/planes.js';
import { type Column, checksum, headSize, kinds, mark, version } from './columns.js';

/** Rows between two steps. */
const stride = 8_192;

/**
 * Packs rows as compact columns. Compress the result. A column that another one determines (the
 * brand of a model) is stored once per value of that column. Works in steps. Opening does not need
 * the definitions: names and types are stored.
 */
export function* packTable<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  note = '',
): Generator<void, Uint8Array> {
  const writer = createByteWriter();
  writer.text(note);
  writer.whole(rows.length);
  writer.whole(columns.length);
  const tellers: Coded[] = [];
  for (const column of columns) {
    writer.text(column.name);
    writer.byte(kinds.indexOf(column.kind));
    if (column.kind === 'own') {
      yield* writeUnique(writer, column, rows);
      continue;
    }
    const coded = yield* code(column, rows);
    const determining = tellers.findIndex((other) => determines(other, coded));
    writer.whole(determining + 1);
    const codes = determining < 0 ? coded.codes : codesByTeller(tellers[determining]!, coded);
    if (column.kind === 'number')
      writeNumbers(
        writer,
        codes.map((at) => coded.values[at] as number),
      );
    else writeDictionary(writer, coded, codes);
    tellers.push(coded);
    yield;
  }
  const body = writer.bytes();
  const packed = new Uint8Array(headSize + body.length);
  packed.set([...mark, version]);
  new DataView(packed.buffer).setUint32(mark.length + 1, checksum(body), true);
  packed.set(body, headSize);
  return packed;
}

/** A column as codes of its values; numbers are their own codes. */
interface Coded {
  values: readonly unknown[];
  codes: Float64Array;
}

function* code<Row>(column: Column<Row>, rows: readonly Row[]): Generator<void, Coded> {
  const codesByValue = new Map<unknown, number>();
  const values: unknown[] = [];
  const codes = new Float64Array(rows.length);
  const isNumber = column.kind === 'number';
  const isList = column.kind === 'list';
  for (let at = 0; at < rows.length; at += 1) {
    const given = column.of(rows[at]!);
    const value = isNumber ? numberOf(given) : isList ? (given ?? []) : (given ?? null);
    const key = isList
      ? `${(value as readonly string[]).length} ${(value as readonly string[]).join('\u0000')}`
      : value;
    let code = codesByValue.get(key);
    if (code === undefined) {
      code = values.length;
      codesByValue.set(key, code);
      values.push(value);
    }
    codes[at] = code;
    if (at % stride === stride - 1) yield;
  }
  return { values, codes };
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : Number.NaN);

/** True if each value of one column always occurs with the same value of the other. */
function determines(determining: Coded, { values, codes }: Coded): boolean {
  const { length } = determining.values;
  if (length < values.length || length * 2 > codes.length) return false;
  const told = new Int32Array(length).fill(-1);
  for (let at = 0; at < codes.length; at += 1) {
    const by = determining.codes[at]!;
    if (told[by] === -1) told[by] = codes[at]!;
    else if (told[by] !== codes[at]) return false;
  }
  return true;
}

function codesByTeller(determining: Coded, { codes }: Coded): Float64Array {
  const told = new Float64Array(determining.values.length);
  for (let at = 0; at < codes.length; at += 1) told[determining.codes[at]!] = codes[at]!;
  return told;
}

/** Writes the values, then the code of each row. */
function writeDictionary(writer: ByteWriter, { values }: Coded, codes: Float64Array): void {
  writer.whole(values.length);
  for (const value of values) {
    const texts = Array.isArray(value)
      ? (value as string[])
      : value === null
        ? []
        : [String(value)];
    writer.whole(texts.length);
    for (const text of texts) writer.text(text);
  }
  writePlanes(writer, codes);
}

function* writeUnique<Row>(writer: ByteWriter, column: Column<Row>, rows: readonly Row[]) {
  let before = '';
  for (let at = 0; at < rows.length; at += 1) {
    const text = String(column.of(rows[at]!) ?? '');
    let shared = 0;
    while (shared < before.length && before[shared] === text[shared]) shared += 1;
    writer.whole(shared);
    writer.text(text.slice(shared));
    before = text;
    if (at % stride === stride - 1) yield;
  }
}
