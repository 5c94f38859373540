import type { Transport } from '../call.js';
import { type HttpOptions, type HttpRequest, toHttpRequest } from './http-request.js';
import { fromHttpResponse, type HttpResponse } from './http-response.js';
import { withTimeout } from './with-timeout.js';

/** Sends one request; `binary` requests the body as bytes. */
export type Send = (
  request: HttpRequest,
  options: { signal: AbortSignal; binary: boolean; keepalive: boolean | undefined },
) => Promise<HttpResponse>;

/** Shared behavior of all HTTP transports around their `send`. */
export const httpTransport =
  (send: Send, options: HttpOptions): Transport =>
  async (operation, input, context) => {
    const request = toHttpRequest(operation, input, context, options);
    const binary = operation.produces === 'file';
    const response = await withTimeout(operation, request, context, options, (signal) =>
      send(request, { signal, binary, keepalive: context.keepalive }),
    );
    return fromHttpResponse(operation, request, response, context);
  };
