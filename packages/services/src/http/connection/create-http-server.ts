import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { rejectConnection } from './reject-connection.js';

/** Milliseconds after which connections without a complete request are closed. */
export interface ConnectionLimits {
  /** For the head of a request, from its first byte, or from the connection before that. */
  headMs: number;
  /** Between two requests. */
  idleMs: number;
  /** Interval of the checks of `headMs`. */
  checkMs: number;
}

/** A head is ended after 20 s at the latest: the check comes up to five seconds late. */
export const connectionLimits: ConnectionLimits = {
  headMs: 15_000,
  idleMs: 20_000,
  checkMs: 5_000,
};

/**
 * A proxy keeps its connections for up to a minute: if the server closes one first, the request that
 * the proxy is just sending is lost.
 */
const behindProxyMs = 75_000;
export const limitsBehindProxy: ConnectionLimits = { ...connectionLimits, idleMs: behindProxyMs };

/** Creates servers that limit idle connections and reject requests with more than one Host. */
export const createHttpServer =
  ({ headMs, idleMs, checkMs }: ConnectionLimits) =>
  (handle: RequestListener): Server =>
    createServer(
      {
        headersTimeout: headMs,
        keepAliveTimeout: idleMs,
        connectionsCheckingInterval: checkMs,
        // Bodies may take any time while they arrive: see `endSlowBodies`.
        requestTimeout: 0,
      },
      (request, response) => {
        if (hasOneHost(request)) handle(request, response);
        else rejectConnection(new Error('more than one Host'), request.socket);
      },
    );

/** RFC 9112 3.2: a request with two Host headers is answered with 400. */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts < 2;
}
