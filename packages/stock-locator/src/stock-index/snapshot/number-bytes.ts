import { type ByteReader, DamagedBytes } from './byte-reader.js';
import type { ByteWriter } from './byte-writer.js';
import { readPlanes, writePlanes } from './planes.js';

const asSteps = 0;
const asDoubles = 1;
const widest = 2 ** 48 - 2;

/**
 * Writes numbers as offsets from the min if that is exact (prices in hundreds take few bytes), else
 * as doubles. NaN is offset 0.
 */
export function writeNumbers(writer: ByteWriter, numbers: Float64Array): void {
  const grid = gridOf(numbers);
  writer.byte(grid ? asSteps : asDoubles);
  if (!grid) {
    const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
    writer.block(bytes.length).set(bytes);
    return;
  }
  const { min, step } = grid;
  writer.float(min);
  writer.float(step);
  writePlanes(
    writer,
    numbers.map((value) => (Number.isNaN(value) ? 0 : (value - min) / step + 1)),
  );
}

function gridOf(numbers: Float64Array): { min: number; step: number } | undefined {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < numbers.length; at += 1) {
    const value = numbers[at]!;
    if (Number.isNaN(value)) continue;
    if (!Number.isSafeInteger(value)) return undefined;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  if (min > max) return { min: 0, step: 1 };
  if (max - min >= widest) return undefined;
  let step = 0;
  for (let at = 0; at < numbers.length && step !== 1; at += 1) {
    const value = numbers[at]!;
    if (!Number.isNaN(value)) step = commonDivisor(step, value - min);
  }
  return { min, step: step || 1 };
}

function commonDivisor(a: number, b: number): number {
  let [greater, rest] = [a, b];
  while (rest !== 0) [greater, rest] = [rest, greater % rest];
  return greater;
}

export function readNumbers(reader: ByteReader, rows: number): Float64Array {
  const form = reader.whole();
  if (form === asDoubles) return new Float64Array(reader.block(rows * 8).slice().buffer);
  if (form !== asSteps) throw new DamagedBytes('Numbers of an unknown form.');
  const [min, step] = [reader.float(), reader.float()];
  return readPlanes(reader, rows).map((position) =>
    position === 0 ? Number.NaN : min + (position - 1) * step,
  );
}
