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

/** Bytes, and where a nonce stands in them. */
interface Slots {
  bytes: Buffer;
  at: readonly number[];
}

/** A rendered document that is sent with another nonce each time, though compressed once. */
export interface NonceDocument {
  /** The document with `nonce` (of `createNonce`) in the place of the one it was rendered with. */
  bytes(encoding: Encoding, nonce: string): Promise<Buffer>;
}

/**
 * Stands in the compressed document where a nonce belongs. None of these bytes stands in UTF-8 text,
 * so nothing but a nonce is compressed as a repetition of them.
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

/** Only the random part of a nonce is written: its end is the same in all. */
function filled({ bytes, at }: Slots, nonce: string): Buffer {
  if (at.length === 0) return bytes;
  const copy = Buffer.from(bytes);
  for (const offset of at) copy.write(nonce.slice(0, filler.length), offset, 'latin1');
  return copy;
}

/**
 * The document compressed with fillers that are not compressed themselves, so that a nonce may be
 * written over them. A later one may be a repetition of the first and follows it. Undefined where a
 * trial nonce does not come out as it should.
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

/** Text and filler in turn. */
function piecesOf({ bytes, at }: Slots): Buffer[] {
  const pieces: Buffer[] = [];
  let from = 0;
  for (const offset of at) {
    pieces.push(bytes.subarray(from, offset), Buffer.concat([filler, end]));
    from = offset + filler.length + end.length;
  }
  return [...pieces, bytes.subarray(from)];
}

/** A short piece between two flushes is stored as it is, as its bytes are too different to compress. */
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

/** Gzip closes with a checksum of the text, which the nonce is part of. */
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
