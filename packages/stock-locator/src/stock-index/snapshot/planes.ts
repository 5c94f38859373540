import { type ByteReader, DamagedBytes } from './byte-reader.js';
import type { ByteWriter } from './byte-writer.js';

/**
 * Writes whole numbers from 0 to 2^48 as byte planes: all lowest bytes, then all second ones, …
 * Similar bytes are adjacent, which compresses better.
 */
export function writePlanes(writer: ByteWriter, numbers: Float64Array): void {
  let max = 0;
  for (let at = 0; at < numbers.length; at += 1) if (numbers[at]! > max) max = numbers[at]!;
  const planes = max === 0 ? 0 : Math.ceil(Math.log2(max + 1) / 8);
  writer.byte(planes);
  for (let plane = 0; plane < planes; plane += 1) {
    const unit = 256 ** plane;
    const bytes = writer.block(numbers.length);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = Math.floor(numbers[at]! / unit) % 256;
  }
}

export function readPlanes(reader: ByteReader, rows: number): Float64Array {
  const planes = reader.whole();
  if (planes > 6) throw new DamagedBytes('A number is too wide.');
  const numbers = new Float64Array(rows);
  for (let plane = 0; plane < planes; plane += 1) {
    const unit = 256 ** plane;
    const bytes = reader.block(rows);
    for (let at = 0; at < rows; at += 1) numbers[at]! += bytes[at]! * unit;
  }
  return numbers;
}
