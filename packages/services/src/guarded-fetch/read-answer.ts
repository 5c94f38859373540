import type { IncomingMessage } from 'node:http';
import { parseJson } from '@mawkib/core/guards';
import { UpstreamError } from './outside-error.js';

export interface ReadOptions {
  host: string;
  /** Bytes of an answer. */
  sizeLimit: number;
  /** A bare text is an answer too; JSON in it is read. */
  text: boolean;
  /** Nothing of the answer is read but its status. */
  discard?: boolean;
}

const jsonType = /^(application|text)\/([\w.-]+\+)?json$/;

/** The body of a good JSON answer; anything else is an `OutsideError`. */
export async function readResponse(
  response: IncomingMessage,
  options: ReadOptions,
): Promise<unknown> {
  const { host, sizeLimit, text } = options;
  const status = response.statusCode ?? 0;
  const { 'content-type': given = '', 'content-encoding': encoding, location } = response.headers;
  const type = given.split(';')[0]?.trim().toLowerCase() ?? '';
  const fail = (reason: UpstreamError['reason'], details = {}) => {
    response.destroy();
    return new UpstreamError(reason, host, details);
  };

  if (location !== undefined || (status >= 300 && status < 400)) throw fail('redirect', { status });
  if (status < 200 || status > 299) throw fail('status', { status });
  if (options.discard) {
    response.destroy();
    return undefined;
  }
  const isJson = jsonType.test(type);
  const isPlain = encoding === undefined || encoding === 'identity';
  if (!isPlain || !(isJson || (text && type.startsWith('text/')))) throw fail('content_type');
  if (Number(response.headers['content-length']) > sizeLimit) throw fail('too_large');

  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > sizeLimit) throw fail('too_large');
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks).toString('utf8');
  const parsed = parseJson(body.replace(/^\ufeff/, ''));
  if (parsed === undefined && isJson) throw fail('malformed');
  return parsed ?? body;
}
