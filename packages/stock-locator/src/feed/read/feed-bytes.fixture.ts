import type { FeedRow } from '../feed-types.js';
import { type ReadOptions, readRows } from './read-rows.js';

/** The bytes in chunks of `size`. */
export async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export function utf16(text: string, order: 'le' | 'be'): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) {
    view.setUint16(at * 2, text.charCodeAt(at), order === 'le');
  }
  return bytes;
}

/** Text in a single-byte encoding; unsupported characters become `?`. */
export function oneByte(text: string, encoding: 'windows-1256' | 'windows-1252'): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const codes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  return Uint8Array.from(text, (char) => codes.get(char) ?? 63);
}

export async function gzipped(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function rowsOf(
  source: AsyncIterable<Uint8Array>,
  options?: ReadOptions,
): Promise<FeedRow[]> {
  const rows: FeedRow[] = [];
  for await (const row of readRows(source, options)) rows.push(row);
  return rows;
}

export const readText = (text: string, options?: ReadOptions) =>
  rowsOf(inChunks(utf8(text), 7), options);

/** Cells or problem of each row. */
export const outcomes = (rows: readonly FeedRow[]) =>
  rows.map((row) => ('cells' in row ? { ...row.cells } : row.problem.code));
