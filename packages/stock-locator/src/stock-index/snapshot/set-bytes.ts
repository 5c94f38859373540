import type { CodeColumn } from '../memory/code-column.js';
import { setCodeOf, type ValueSets } from '../schema/value-sets.js';
import { type ByteReader, DamagedBytes } from './byte-reader.js';
import type { ByteWriter } from './byte-writer.js';
import { readPlanes, writePlanes } from './planes.js';

/** Writes a facet's column: its sets, frequent ones first, then the set of each row. */
export function writeSets(writer: ByteWriter, facet: ValueSets, column: CodeColumn): void {
  const counts = new Uint32Array(facet.sets.length);
  for (let at = 0; at < column.length; at += 1) counts[column[at]!]! += 1;
  const used = [...counts.keys()].filter((set) => counts[set]! > 0);
  used.sort((a, b) => counts[b]! - counts[a]! || a - b);
  writer.whole(used.length);
  for (const set of used) {
    const values = facet.sets[set]!;
    writer.whole(values.length);
    for (const value of values) writer.text(facet.values[value]!);
  }
  const positions = new Uint32Array(facet.sets.length);
  for (const [position, set] of used.entries()) positions[set] = position;
  writePlanes(
    writer,
    Float64Array.from(column, (set) => positions[set]!),
  );
}

/** Adds the sets to `facet` and returns the column with its codes. */
export function readSets(reader: ByteReader, facet: ValueSets, rows: number): Uint32Array {
  const sets = Array.from({ length: reader.count() }, () =>
    setCodeOf(
      facet,
      Array.from({ length: reader.count() }, () => reader.text()),
    ),
  );
  return Uint32Array.from(readPlanes(reader, rows), (position) => {
    const set = sets[position];
    if (set === undefined) throw new DamagedBytes('A row names a set that there is not.');
    return set;
  });
}
