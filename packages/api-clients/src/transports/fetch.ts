import { type Call, type CallOptions, createCall, type Transport } from '../call.js';
import { fromHttpAnswer } from '../http/answer.js';
import { type HttpOptions, toHttpRequest } from '../http/request.js';
import { withinTime } from '../http/time-limit.js';

export interface FetchOptions extends HttpOptions {
  /** The platform's own unless given. */
  fetch?: typeof globalThis.fetch;
}

/** Carries calls by `fetch`; cookies of the same origin go along. */
export const fetchTransport =
  (options: FetchOptions = {}): Transport =>
  async (operation, input, context) => {
    const request = toHttpRequest(operation, input, context, options);
    const { url, ...init } = request;
    const send = options.fetch ?? globalThis.fetch;
    const answer = await withinTime(operation, request, context, options, async (signal) => {
      const response = await send(url, { ...init, signal, credentials: 'same-origin' });
      return { status: response.status, text: await response.text() };
    });
    return fromHttpAnswer(operation, request, answer);
  };

/** A `Call` over `fetch`. */
export const createFetchCall = (options: FetchOptions & CallOptions = {}): Call =>
  createCall(fetchTransport(options), options);

export type { HttpOptions };
