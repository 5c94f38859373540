import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { IncomingMessage } from 'node:http';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isApiError } from '../errors/refusal.js';
import { apiErrors } from '../errors/refusals.js';

/** The file of a call's body, on the disk until the call is over. */
export interface ReceivedFile {
  path: string;
  bytes: number;
  /** SHA-256 of the content, base64url. */
  hash: string;
  /** Takes it away; safe to call where it is gone already. */
  discard(): Promise<void>;
}

export const incomingFolder = (dataDir: string) => path.join(dataDir, 'media-incoming');

/**
 * Writes a body to a file of its own and hashes it on the way, so that memory holds a piece of it
 * at a time. Refuses with 413 what has more than `most` bytes, whatever its head said, with 422 what
 * has none, and with 400 what broke off; nothing is left of any.
 */
export async function receiveFile(
  body: unknown,
  { folder, max }: { folder: string; max: number },
): Promise<ReceivedFile> {
  const source = sourceOf(body);
  if (!source) throw apiErrors.emptyFile();
  if (announced(body) > max) {
    source.resume();
    throw apiErrors.tooLarge();
  }
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, randomUUID());
  const discard = () => rm(file, { force: true });
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > max) return done(apiErrors.tooLarge());
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    const chunks = source.iterator({ destroyOnReturn: false });
    await pipeline(chunks, measure, createWriteStream(file, { flags: 'wx' }));
    if (bytes === 0) throw apiErrors.emptyFile();
  } catch (error) {
    await discard();
    // What still comes is let pass: who sends it would not hear the answer on a broken connection.
    source.resume();
    if (isApiError(error) || !isBrokenOff(error)) throw error;
    throw apiErrors.badRequest();
  }
  return { path: file, bytes, hash: hash.digest('base64url'), discard };
}

function sourceOf(body: unknown): Readable | undefined {
  if (body instanceof Readable) return body;
  if (body instanceof Blob) return Readable.fromWeb(body.stream() as never);
  return undefined;
}

const announced = (body: unknown): number => {
  if (body instanceof Blob) return body.size;
  return body instanceof IncomingMessage ? Number(body.headers['content-length'] ?? 0) : 0;
};

const isBrokenOff = (error: unknown) =>
  ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'ERR_STREAM_DESTROYED'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  );
