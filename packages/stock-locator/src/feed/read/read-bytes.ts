import { FeedError } from '../feed-error.js';
import type { FeedLimits } from '../feed-types.js';

/** Bytes read so far, after decompression. */
export interface ByteCount {
  bytes: number;
}

const piece = 65_536;

/** Below this size any expansion is accepted; the limit is for gzip bombs. */
const unsuspicious = 64 * 1024 ** 2;

/** Bytes of a source in chunks of at most 64 KiB, decompressed if they are gzip. */
export async function* readBytes(
  source: AsyncIterable<Uint8Array>,
  limits: FeedLimits,
  count: ByteCount,
): AsyncGenerator<Uint8Array> {
  const pieces = inPieces(source, piece);
  const first = await pieces.next();
  if (first.done) return;
  const whole = startingWith(first.value, pieces);
  const isGzip = first.value[0] === 0x1f && first.value[1] === 0x8b;
  for await (const bytes of isGzip ? gunzip(whole, limits, count) : whole) {
    count.bytes += bytes.length;
    if (count.bytes > limits.bytes) throw new FeedError('too_large', 0, count.bytes);
    yield bytes;
  }
}

async function* startingWith<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first;
  yield* rest;
}

/** The first chunk has at least two bytes (if there are any), to detect gzip. */
async function* inPieces(source: AsyncIterable<Uint8Array>, size: number) {
  let short: Uint8Array | undefined;
  for await (const given of source) {
    const chunk: Uint8Array = short ? joined(short, given) : given;
    short = chunk.length < 2 ? chunk : undefined;
    if (short) continue;
    for (let at = 0; at < chunk.length; at += size) yield chunk.subarray(at, at + size);
  }
  if (short && short.length > 0) yield short;
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

async function* gunzip(
  source: AsyncIterable<Uint8Array>,
  limits: FeedLimits,
  count: ByteCount,
): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new DecompressionStream('gzip');
  const writer = writable.getWriter();
  const reader = readable.getReader();
  let packed = 0;
  let failure: unknown;
  const fill = async () => {
    for await (const bytes of inPieces(source, 16_384)) {
      packed += bytes.length;
      await writer.write(bytes as Uint8Array<ArrayBuffer>);
    }
    await writer.close();
  };
  const filled = fill().catch(async (error: unknown) => {
    failure = error;
    await writer.abort(error).catch(() => {});
  });
  let isDone = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const expanded = count.bytes + value.length;
      if (expanded > unsuspicious && expanded > packed * limits.expansion) {
        throw new FeedError('expands_too_far', 0, expanded);
      }
      for (let at = 0; at < value.length; at += piece) yield value.subarray(at, at + piece);
    }
    isDone = true;
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw (
      sourceFailure(failure, error) ?? new FeedError('bad_gzip', 0, count.bytes, { cause: error })
    );
  } finally {
    if (!isDone) await reader.cancel().catch(() => {});
    await filled;
  }
}

/** An error of the source itself, not of its content. */
const sourceFailure = (failure: unknown, error: unknown) =>
  failure !== undefined && failure !== error && !(failure instanceof TypeError)
    ? failure
    : undefined;
