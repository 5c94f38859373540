import { open } from 'node:fs/promises';
import type { MediaConfig } from '../../config/media-config.js';
import type { ReceivedFile } from '../../http/request/receive-file.js';
import { checkVideo } from './check-video.js';
import { processPicture } from './process-picture.js';
import type { ProcessedFile } from './processed-file.js';
import { sniffedBytes, sniffFile } from './sniff-file.js';
import { uploadErrors } from './upload-errors.js';

/** Throws 422 for a PDF without an end marker: the transfer was interrupted. */
function checkDocument(tail: Buffer): void {
  const end = tail.subarray(-2048);
  if (!end.includes('%%EOF') || !tail.includes('startxref')) throw uploadErrors.broken();
}

const tailBytes = 64 * 1024;

/**
 * Checks a file by its content only and prepares it for storage. The file name and the sent content
 * type are ignored. Throws 422 for unsupported or invalid files, 413 for too large ones.
 */
export async function processFile(
  { path, bytes }: Pick<ReceivedFile, 'path' | 'bytes'>,
  config: MediaConfig,
): Promise<ProcessedFile> {
  const { head, tail } = await endsOf(path, bytes);
  const found = sniffFile(head);
  if (!found) throw uploadErrors.unsupported();
  if (found.type === 'drawing') throw uploadErrors.drawing();
  if (found.type === 'image') {
    if (bytes > config.imageBytes) throw uploadErrors.tooLarge(config.imageBytes);
    return processPicture({ path, tail, bytes }, found.format, config);
  }
  if (found.type === 'document') checkDocument(tail);
  else await checkVideo(path, bytes, found.format);
  return { ...found, source: path, bytes, width: null, height: null };
}

async function endsOf(path: string, bytes: number): Promise<{ head: Buffer; tail: Buffer }> {
  const file = await open(path, 'r');
  try {
    const read = async (length: number, position: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    };
    const head = await read(Math.min(bytes, sniffedBytes), 0);
    const tail = await read(Math.min(bytes, tailBytes), Math.max(0, bytes - tailBytes));
    return { head, tail };
  } finally {
    await file.close();
  }
}
