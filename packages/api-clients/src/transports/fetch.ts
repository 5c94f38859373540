import { type Call, type CallOptions, createCall, type Transport } from '../call.js';
import type { HttpOptions } from '../http/http-request.js';
import { httpTransport } from '../http/http-transport.js';

export interface FetchOptions extends HttpOptions {
  /** Default: the global `fetch`. */
  fetch?: typeof globalThis.fetch;
}

/** Sends calls with `fetch`; cookies of the same origin are included. */
export const fetchTransport = (options: FetchOptions = {}): Transport =>
  httpTransport(async ({ url, ...init }, { signal, binary, keepalive }) => {
    const send = options.fetch ?? globalThis.fetch;
    const response = await send(url, {
      ...init,
      signal,
      keepalive,
      credentials: 'same-origin',
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: binary ? new Uint8Array(await response.arrayBuffer()) : await response.text(),
    };
  }, options);

/** A `Call` with `fetch`. */
export const createFetchCall = (options: FetchOptions & CallOptions = {}): Call =>
  createCall(fetchTransport(options), options);

export type { HttpOptions };
