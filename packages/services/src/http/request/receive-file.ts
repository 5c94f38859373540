import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { IncomingMessage } from 'node:http';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isApiError } from '../errors/api-error.js';
import { apiErrors } from '../errors/api-errors.js';

/** The uploaded file of a call, stored on disk until the call ends. */
export interface ReceivedFile {
  path: string;
  bytes: number;
  /** SHA-256 of the content, base64url. */
  hash: string;
  /** Deletes the file; safe to call twice. */
  discard(): Promise<void>;
}

export const incomingFolder = (dataDir: string) => path.join(dataDir, 'media-incoming');

/**
 * Streams a body to a file and hashes it. Throws 413 above `max` bytes, whatever the
 * `Content-Length`, 422 for an empty body and 400 for an incomplete one; the file is deleted in
 * each case.
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
    // Reads the rest of the body: on a broken connection the client would not receive the response.
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
