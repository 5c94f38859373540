import type { IncomingMessage } from 'node:http';
import { parseJson } from '@mawkib/core/guards';
import { UpstreamError } from './upstream-error.js';

export interface ReadOptions {
  host: string;
  /** Max bytes of a response. */
  sizeLimit: number;
  /** Accepts plain text as well; JSON is still parsed. */
  text: boolean;
  /** Reads the status only. */
  discard?: boolean;
}

const jsonType = /^(application|text)\/([\w.-]+\+)?json$/;

/** Reads the body of a successful JSON response. Throws an `UpstreamError` for anything else. */
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
