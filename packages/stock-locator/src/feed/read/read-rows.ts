import { FeedError } from '../feed-error.js';
import type { FeedFormat, FeedLimits, FeedRow } from '../feed-types.js';
import { createCsvRows } from './create-csv-rows.js';
import { createXmlRows } from './create-xml-rows.js';
import { defaultLimits } from './default-limits.js';
import { detectFormat, type FeedHint } from './detect-format.js';
import { createJsonLines, createJsonRows } from './json-rows.js';
import { type ByteCount, readBytes } from './read-bytes.js';
import { createRowSink, type RowParser, type RowSink } from './row-parser.js';

export interface ReadOptions {
  /** Default: detected from the first bytes, also inside gzip. */
  readonly format?: FeedFormat;
  readonly hint?: FeedHint;
  /** CSV: records above the header. Default: as detected. */
  readonly skipRows?: number | undefined;
  readonly limits?: Partial<FeedLimits>;
}

/**
 * Decoded characters per parser call: few, so that whoever takes the rows can let other work run in
 * between. Doubled while a row goes on, which a parser may read from its start each time.
 */
const minText = 4_096;
const maxText = 1_048_576;
const headBytes = 65_536;

/**
 * Rows of a file of any size, in constant memory. A problem with a row is yielded in its place;
 * `FeedError` is thrown if the file cannot be read further. Ending the iteration closes the source.
 */
export async function* readRows(
  source: AsyncIterable<Uint8Array>,
  { format, hint, skipRows, limits: given }: ReadOptions = {},
): AsyncGenerator<FeedRow> {
  const limits = { ...defaultLimits, ...given };
  const count: ByteCount = { bytes: 0 };
  const sink = createRowSink(limits, () => count.bytes);
  const bytes = readBytes(source, limits, count);
  try {
    const { head, known } = await openHead(bytes, format, hint);
    const parser = parserOf(skipRows === undefined ? known : { ...known, skipRows }, sink);
    const decoder = new TextDecoder(known.encoding);
    let text = '';
    let size = minText;
    for await (const chunk of startingWith(head, bytes)) {
      text += decoder.decode(chunk, { stream: true });
      let at = 0;
      while (text.length - at >= size) {
        const before = sink.row;
        yield* rowsOf(parser.push(text.slice(at, at + size)), sink);
        at += size;
        size = sink.row > before ? minText : Math.min(size * 2, maxText);
      }
      text = text.slice(at);
    }
    yield* rowsOf(parser.push(text + decoder.decode()), sink);
    try {
      yield* rowsOf(parser.end(), sink);
    } finally {
      yield* sink.take();
    }
  } catch (error) {
    // Adds the current row to errors of the lower layers.
    if (!(error instanceof FeedError) || error.row > 0) throw error;
    throw new FeedError(error.kind, sink.row, error.byte, { cause: error.cause });
  } finally {
    await bytes.return(undefined);
  }
}

function* rowsOf(
  steps: Iterable<void> | void,
  sink: ReturnType<typeof createRowSink>,
): Generator<FeedRow> {
  for (const _ of steps ?? []) yield* sink.take();
  yield* sink.take();
}

/** Detects the format from the start of a source, also inside gzip. Does not read further. */
export async function detectSource(
  source: AsyncIterable<Uint8Array>,
  hint: FeedHint = {},
): Promise<FeedFormat> {
  const bytes = readBytes(source, defaultLimits, { bytes: 0 });
  try {
    return (await openHead(bytes, undefined, hint)).known;
  } finally {
    await bytes.return(undefined);
  }
}

async function openHead(
  bytes: AsyncGenerator<Uint8Array>,
  format: FeedFormat | undefined,
  hint: FeedHint = {},
) {
  const head: Uint8Array[] = [];
  if (format) return { head, known: format };
  let size = 0;
  while (size < headBytes) {
    const { done, value } = await bytes.next();
    if (done) break;
    head.push(value);
    size += value.length;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of head) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return { head, known: detectFormat(whole, hint) };
}

async function* startingWith<T>(first: readonly T[], rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield* first;
  yield* rest;
}

/** The parser of a format. */
export function parserOf(format: FeedFormat, sink: RowSink): RowParser {
  switch (format.kind) {
    case 'csv':
      return createCsvRows(format, sink);
    case 'json':
      return createJsonRows(format, sink);
    case 'jsonl':
      return createJsonLines(sink);
    case 'xml':
      return createXmlRows(format, sink);
  }
}
