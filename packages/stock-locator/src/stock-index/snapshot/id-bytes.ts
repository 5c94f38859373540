import { type ByteReader, DamagedBytes } from './byte-reader.js';
import type { ByteWriter } from './byte-writer.js';

/** Writes ascending ids, each as its difference from the previous one. */
export function writeIds(writer: ByteWriter, ids: readonly string[]): void {
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

export function readIds(reader: ByteReader): string[] {
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
