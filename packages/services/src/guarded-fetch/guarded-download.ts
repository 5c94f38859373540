import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readAddress } from './address-rules.js';
import { type GuardedFetchOptions, openGuarded } from './guarded-fetch.js';
import { isUpstreamError, UpstreamError } from './upstream-error.js';

export interface DownloadOptions {
  /** Target file; deleted if the download fails. */
  path: string;
  /** `ETag` of the file that was downloaded before. */
  etag?: string | null;
  last_modified?: string | null;
  signal?: AbortSignal;
  /**
   * `Accept` header. All content types are allowed except HTML: a page means that there is no file.
   */
  accept?: string;
}

export interface Downloaded {
  bytes: number;
  type: string;
  etag: string | null;
  last_modified: string | null;
}

/** Downloads a file; undefined if it has not changed. Rejects with an `UpstreamError`. */
export type GuardedDownload = (
  address: string,
  options: DownloadOptions,
) => Promise<Downloaded | undefined>;

/** Creates a guarded fetch that downloads to a file, with the same rules. */
export function createGuardedDownload(options: GuardedFetchOptions): GuardedDownload {
  const { allowLocal = false, timeLimit = 60_000, sizeLimit = 2_000_000 } = options;
  const open = openGuarded(options);
  return async (address, { path, etag, last_modified, signal: ended, accept = '*/*' }) => {
    const url = readAddress(address, allowLocal);
    const host = url.hostname;
    const timeout = AbortSignal.timeout(timeLimit);
    const signal = ended ? AbortSignal.any([timeout, ended]) : timeout;
    const headers = {
      accept,
      ...(etag && { 'if-none-match': etag }),
      ...(last_modified && { 'if-modified-since': last_modified }),
    };
    try {
      const response = await open(url, { signal, headers });
      const fail = (reason: UpstreamError['reason'], details = {}) => {
        response.destroy();
        return new UpstreamError(reason, host, details);
      };
      const status = response.statusCode ?? 0;
      if (status === 304 && (etag || last_modified)) {
        response.destroy();
        return undefined;
      }
      if (status >= 300 && status < 400) throw fail('redirect', { status });
      if (status !== 200) throw fail('status', { status });
      if (Number(response.headers['content-length']) > sizeLimit) throw fail('too_large');
      let bytes = 0;
      const measure = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          bytes += chunk.length;
          done(bytes > sizeLimit ? new UpstreamError('too_large', host) : null, chunk);
        },
      });
      await pipeline(response, measure, createWriteStream(path, { flags: 'wx' }), { signal });
      return {
        bytes,
        type: response.headers['content-type'] ?? '',
        etag: response.headers.etag ?? null,
        last_modified: response.headers['last-modified'] ?? null,
      };
    } catch (cause) {
      await rm(path, { force: true });
      ended?.throwIfAborted();
      if (isUpstreamError(cause)) throw cause;
      throw new UpstreamError(signal.aborted ? 'timeout' : 'network', host, { cause });
    }
  };
}
