import type { FileResponse, Operation, ParsedOf } from '@mawkib/api-clients/contracts';
import type { HandlerContext, HandlerOptions, Implementation } from './implement.js';

/** A file that is streamed while it is created. */
export interface StreamedFile {
  name: string;
  type: string;
  chunks: AsyncIterable<string>;
}

/**
 * Implements a contract with `produces: 'file'` as a stream: over HTTP chunks are sent as they are
 * read, with backpressure; in-process callers get the whole file. The first chunk is awaited, so an
 * early failure still becomes a problem; later failures break the connection.
 */
export const implementStream = <O extends Operation>(
  operation: O,
  handler: (input: ParsedOf<O>, context: HandlerContext) => Promise<StreamedFile> | StreamedFile,
  options: HandlerOptions = {},
): Implementation => ({
  operation,
  handler: async (input: never, context: HandlerContext) => {
    const file = await handler(input, context);
    return { ...file, chunks: await begun(file.chunks) };
  },
  ...options,
});

export const isStreamed = (response: unknown): response is StreamedFile =>
  typeof response === 'object' && response !== null && 'chunks' in response;

/** Collects a streamed file in memory. */
export async function collectStream({ name, type, chunks }: StreamedFile): Promise<FileResponse> {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(Buffer.from(chunk));
  return { name, type, bytes: Buffer.concat(parts) };
}

async function begun(chunks: AsyncIterable<string>): Promise<AsyncIterable<string>> {
  const rest = chunks[Symbol.asyncIterator]();
  const first = await rest.next();
  return {
    async *[Symbol.asyncIterator]() {
      try {
        if (!first.done) yield first.value;
        for (let next = first; !next.done; ) {
          next = await rest.next();
          if (!next.done) yield next.value;
        }
      } finally {
        await rest.return?.();
      }
    },
  };
}
