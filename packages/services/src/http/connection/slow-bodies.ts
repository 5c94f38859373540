import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { rejectConnection } from './refuse-connection.js';

export interface SlowBodyLimits {
  /** Milliseconds after which the server looks how far a body has come. */
  everyMs: number;
  /** Bytes that must have come by then, unless the body is complete. */
  minBytes: number;
}

/** 400 bytes a second: far below any connection that works, and an upload may take as long as it needs. */
const defaults: SlowBodyLimits = { everyMs: 20_000, minBytes: 8_192 };

/**
 * Ends requests with a body that no longer comes, with 408 where nothing was answered yet: a total time
 * would end large files on slow connections, and no time at all lets anyone keep connections for ever.
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
    // What waits here is read slowly by us, not sent slowly.
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
  // Not with the response: who was refused early may go on sending for ever. A connection that stays
  // for the next request keeps nothing of this one.
  request.once('end', stop);
  socket.once('close', stop);
}

function reject(socket: Socket): void {
  rejectConnection(Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
  socket.destroySoon();
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
