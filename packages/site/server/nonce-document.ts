import { promisify } from 'node:util';
import {
  brotliDecompress,
  constants,
  crc32,
  createBrotliCompress,
  createDeflateRaw,
  inflateRaw,
} from 'node:zlib';
import { brotliOptions, compress, type Encoding } from './encoding.ts';
import { createNonce, nonceEnd } from './security-headers.ts';

/** Bytes, and the offsets of the nonce in them. */
interface Slots {
  bytes: Buffer;
  at: readonly number[];
}

/** A document that is compressed once and sent with a new nonce each time. */
export interface NonceDocument {
  /** The document with `nonce` (of `createNonce`) in place of the one it was rendered with. */
  bytes(encoding: Encoding, nonce: string): Promise<Buffer>;
}

/**
 * Placeholder for the nonce in the compressed document. None of these bytes occurs in UTF-8 text,
 * so only a nonce is compressed as a repetition of them.
 */
const filler = Buffer.from([
  245, 1, 192, 14, 255, 2, 248, 27, 193, 5, 250, 17, 254, 3, 246, 22, 252, 8, 247, 30, 253, 19,
]);
const end = Buffer.from(nonceEnd);

const gzipHead = Buffer.from([31, 139, 8, 0, 0, 0, 0, 0, 0, 255]);

/** `nonce` is the one that `body` was rendered with. */
export function createNonceDocument(body: Buffer, nonce: string): NonceDocument {
  const plain: Slots = { bytes: body, at: offsetsOf(body, Buffer.from(nonce)) };
  const slotsByEncoding = new Map<Encoding, Promise<Slots | undefined>>();
  const compressed = (encoding: 'br' | 'gzip') => {
    let slots = slotsByEncoding.get(encoding);
    if (!slots) {
      slots = compressOnce(plain, encoding);
      slotsByEncoding.set(encoding, slots);
    }
    return slots;
  };
  return {
    async bytes(encoding, fresh) {
      if (encoding === 'identity') return filled(plain, fresh);
      const slots = await compressed(encoding);
      if (!slots) return compress(filled(plain, fresh), encoding, 4);
      const bytes = filled(slots, fresh);
      return encoding === 'gzip' ? gzipOf(bytes, filled(plain, fresh)) : bytes;
    },
  };
}

/** Writes the random part of a nonce; its end is always the same. */
function filled({ bytes, at }: Slots, nonce: string): Buffer {
  if (at.length === 0) return bytes;
  const copy = Buffer.from(bytes);
  for (const offset of at) copy.write(nonce.slice(0, filler.length), offset, 'latin1');
  return copy;
}

/**
 * Compresses the document with uncompressed placeholders, so that a nonce can be written over them.
 * Later ones may be repetitions of the first and follow it. Undefined if a trial nonce does not
 * decompress correctly.
 */
async function compressOnce(plain: Slots, encoding: 'br' | 'gzip'): Promise<Slots | undefined> {
  const pieces = piecesOf(plain);
  const bytes = await (encoding === 'br'
    ? brotliOf(pieces, plain.bytes.length)
    : deflateOf(pieces));
  const slots = { bytes, at: offsetsOf(bytes, filler) };
  const trial = createNonce();
  const unpack = promisify(encoding === 'br' ? brotliDecompress : inflateRaw);
  const seen = await unpack(filled(slots, trial)).catch(() => undefined);
  return seen?.equals(filled(plain, trial)) ? slots : undefined;
}

/** Text and placeholder in turn. */
function piecesOf({ bytes, at }: Slots): Buffer[] {
  const pieces: Buffer[] = [];
  let from = 0;
  for (const offset of at) {
    pieces.push(bytes.subarray(from, offset), Buffer.concat([filler, end]));
    from = offset + filler.length + end.length;
  }
  return [...pieces, bytes.subarray(from)];
}

/** Brotli stores a short piece between two flushes uncompressed, since its bytes are too varied. */
async function brotliOf(pieces: readonly Buffer[], size: number): Promise<Buffer> {
  const stream = createBrotliCompress(brotliOptions(10, size));
  const result = collected(stream);
  for (const piece of pieces) {
    stream.write(piece);
    await new Promise<void>((done) => stream.flush(constants.BROTLI_OPERATION_FLUSH, done));
  }
  stream.end();
  return result;
}

async function deflateOf(pieces: readonly Buffer[]): Promise<Buffer> {
  const stream = createDeflateRaw({ level: 9 });
  const result = collected(stream);
  for (const [at, piece] of pieces.entries()) {
    const level = at % 2 === 0 ? 9 : 0;
    await new Promise<void>((done) => {
      stream.params(level, constants.Z_DEFAULT_STRATEGY, done);
    });
    stream.write(piece);
    await new Promise<void>((done) => stream.flush(constants.Z_SYNC_FLUSH, done));
  }
  stream.end();
  return result;
}

async function collected(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Gzip ends with a checksum of the text, which includes the nonce. */
function gzipOf(deflated: Buffer, text: Buffer): Buffer {
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(crc32(text), 0);
  tail.writeUInt32LE(text.length % 2 ** 32, 4);
  return Buffer.concat([gzipHead, deflated, tail]);
}

function offsetsOf(bytes: Buffer, part: Buffer): number[] {
  const found: number[] = [];
  for (let at = bytes.indexOf(part); at !== -1; at = bytes.indexOf(part, at + part.length)) {
    found.push(at);
  }
  return found;
}
