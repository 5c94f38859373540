import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { rejectConnection } from './reject-connection.js';

export interface SlowBodyLimits {
  /** Milliseconds between two checks of how much of a body has arrived. */
  everyMs: number;
  /** Bytes that must arrive between two checks, unless the body is complete. */
  minBytes: number;
}

/**
 * 400 bytes a second: far below any working connection, while an upload may take as long as it
 * needs.
 */
const defaults: SlowBodyLimits = { everyMs: 20_000, minBytes: 8_192 };

/**
 * Ends requests with a body that stalls, with 408 if no response was sent yet. A limit on the total
 * time would end large uploads on slow connections; no limit would let clients hold connections
 * open.
 */
export function endSlowBodies(server: Server, limits: SlowBodyLimits = defaults): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (hasBody(request)) watch(request, response, limits);
  });
}

function watch(
  request: IncomingMessage,
  response: ServerResponse,
  { everyMs, minBytes }: SlowBodyLimits,
): void {
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete || socket.destroyed) return stop();
    const came = socket.bytesRead - before;
    before = socket.bytesRead;
    // Unread bytes mean that this process reads slowly, not that the client sends slowly.
    if (came >= minBytes || request.readableLength > 0) return;
    stop();
    if (response.headersSent) socket.destroy();
    else reject(socket);
  }, everyMs);
  timer.unref();
  const stop = () => {
    clearInterval(timer);
    request.off('end', stop);
    socket.off('close', stop);
  };
  // Not on the response: a client that was rejected early may go on sending forever. A connection
  // that stays open for the next request keeps no listener of this one.
  request.once('end', stop);
  socket.once('close', stop);
}

function reject(socket: Socket): void {
  rejectConnection(Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
  socket.destroySoon();
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
