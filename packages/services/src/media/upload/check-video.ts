import { type FileHandle, open } from 'node:fs/promises';
import { uploadErrors } from './upload-errors.js';

/** More boxes than a web video has. */
const maxBoxes = 20_000;

/**
 * Throws 422 for an incomplete MP4: its boxes must reach the end of the file and include the index
 * and media data. For WebM only the header is checked; players tolerate a missing end.
 */
export async function checkVideo(path: string, bytes: number, format: 'mp4' | 'webm') {
  if (format === 'webm') return;
  const file = await open(path, 'r');
  try {
    const names = await boxesOf(file, bytes);
    if (!names.has('moov') || !(names.has('mdat') || names.has('moof'))) {
      throw uploadErrors.broken();
    }
  } finally {
    await file.close();
  }
}

async function boxesOf(file: FileHandle, bytes: number): Promise<Set<string>> {
  const names = new Set<string>();
  const head = Buffer.alloc(16);
  let at = 0;
  for (let count = 0; at < bytes; count += 1) {
    const { bytesRead } = await file.read(head, 0, 16, at);
    const size = bytesRead >= 8 ? sizeOf(head, bytes - at) : 0;
    if (count >= maxBoxes || size < 8 || at + size > bytes) throw uploadErrors.broken();
    names.add(head.toString('latin1', 4, 8));
    at += size;
  }
  return names;
}

/** A size of 1 means that a 64-bit size follows, 0 means the rest of the file. */
function sizeOf(head: Buffer, rest: number): number {
  const size = head.readUInt32BE(0);
  if (size === 1) return Number(head.readBigUInt64BE(8));
  return size === 0 ? rest : size;
}
