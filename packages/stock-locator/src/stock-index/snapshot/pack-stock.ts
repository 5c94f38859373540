import type { NumberDefinition, StockSchema } from '../schema/stock-schema.js';
import { collect, rowsOf } from '../state/collect.js';
import {
  createState,
  finish,
  replaceAll,
  type StockIndexOptions,
  type StockState,
} from '../state/stock-state.js';
import { indexOver, type StockIndex, stateOf } from '../stock-index.js';
import { type ByteReader, createByteReader, DamagedBytes } from './byte-reader.js';
import { type ByteWriter, createByteWriter } from './byte-writer.js';
import { readNumbers, writeNumbers } from './number-bytes.js';
import { readSets, writeSets } from './set-bytes.js';

/** Writes ascending ids, each as its difference from the previous one. */
function writeIds(writer: ByteWriter, ids: readonly string[]): void {
  writer.whole(ids.length);
  let before = '';
  for (const id of ids) {
    let shared = 0;
    while (shared < before.length && before[shared] === id[shared]) shared += 1;
    writer.whole(shared);
    writer.text(id.slice(shared));
    before = id;
  }
}

function readIds(reader: ByteReader): string[] {
  const size = reader.count();
  const ids: string[] = [];
  let before = '';
  for (let at = 0; at < size; at += 1) {
    const id = before.slice(0, reader.whole()) + reader.text();
    if (id <= before) throw new DamagedBytes('The ids do not ascend.');
    ids.push(id);
    before = id;
  }
  return ids;
}

/** `MKSI` and the format version, followed by a checksum of the rest. */
const mark = [0x4d, 0x4b, 0x53, 0x49];
const version = 1;
const headSize = mark.length + 1 + 4;

/** Result of opening a snapshot. */
export type UnpackedStock<Facet extends string, Num extends string, Sort extends string> =
  | {
      readonly kind: 'unpacked';
      readonly index: StockIndex<Facet, Num, Sort>;
      readonly note: string;
    }
  | {
      readonly kind: 'refused';
      /**
       * `foreign`: not a snapshot of a stock index; `other_version`: another format version;
       * `other_schema`: other facets or numbers; `damaged`: checksum or content is wrong.
       */
      readonly reason: 'foreign' | 'other_version' | 'other_schema' | 'damaged';
    };

/**
 * Packs the whole stock for a browser or the next start. Compress the result. `note` is returned by
 * `unpackStock`, for example a position in a stream of changes.
 */
export function packStock<Facet extends string, Num extends string, Sort extends string>(
  index: StockIndex<Facet, Num, Sort>,
  note = '',
): Uint8Array {
  const body = createByteWriter();
  writeBody(body, stateOf(index), note);
  const bytes = body.bytes();
  const packed = new Uint8Array(headSize + bytes.length);
  packed.set([...mark, version]);
  new DataView(packed.buffer).setUint32(mark.length + 1, checksum(bytes), true);
  packed.set(bytes, headSize);
  return packed;
}

/** Opens a snapshot. Never throws: invalid bytes return a reason. */
export function unpackStock<Facet extends string, Num extends string, Sort extends string>(
  schema: StockSchema<Facet, Num, Sort>,
  packed: Uint8Array,
  options?: StockIndexOptions,
): UnpackedStock<Facet, Num, Sort> {
  if (mark.some((byte, at) => packed[at] !== byte)) return { kind: 'refused', reason: 'foreign' };
  if (packed[mark.length] !== version) return { kind: 'refused', reason: 'other_version' };
  if (packed.length < headSize) return { kind: 'refused', reason: 'damaged' };
  const body = packed.subarray(headSize);
  const expected = new DataView(packed.buffer, packed.byteOffset).getUint32(mark.length + 1, true);
  if (checksum(body) !== expected) return { kind: 'refused', reason: 'damaged' };
  try {
    const reader = createByteReader(body);
    if (reader.text() !== shapeOf(schema)) return { kind: 'refused', reason: 'other_schema' };
    const { state, note } = readBody(reader, createState(schema, options));
    return { kind: 'unpacked', index: indexOver(state), note };
  } catch (error) {
    if (error instanceof DamagedBytes) return { kind: 'refused', reason: 'damaged' };
    throw error;
  }
}

/** The parts of a schema that a snapshot depends on. */
const shapeOf = ({ facets, numbers }: StockSchema): string =>
  [...facets, ...numbers.filter(isStored)].map(({ key }) => key).join(' ');

/** Computed numbers are not stored. */
const isStored = ({ computed }: NumberDefinition) => !computed;

function writeBody(writer: ByteWriter, state: StockState, note: string): void {
  const loose = [...state.rows.values(), ...rowsOf(state.small)];
  const { ids, sets, numbers } = finish(collect(state.large, loose));
  writer.text(shapeOf(state.schema));
  writer.text(note);
  writeIds(writer, ids);
  for (const [at, column] of sets.entries()) writeSets(writer, state.facets[at]!, column);
  for (const [at, definition] of state.schema.numbers.entries()) {
    if (isStored(definition)) writeNumbers(writer, numbers[at]!);
  }
}

function readBody(reader: ByteReader, state: StockState) {
  const note = reader.text();
  const ids = readIds(reader);
  const sets = state.facets.map((facet) => readSets(reader, facet, ids.length));
  const numbers = state.schema.numbers.map((definition) =>
    isStored(definition)
      ? readNumbers(reader, ids.length)
      : new Float64Array(ids.length).fill(Number.NaN),
  );
  if (!reader.done()) throw new DamagedBytes('Something follows the end.');
  finish(replaceAll(state, { ids, sets, numbers }));
  return { state, note };
}

/** 32-bit FNV-1a. */
function checksum(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < bytes.length; at += 1) sum = Math.imul(sum ^ bytes[at]!, 0x01000193);
  return sum >>> 0;
}
