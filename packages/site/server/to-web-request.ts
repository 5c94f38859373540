import type { FastifyRequest } from 'fastify';

/**
 * The client's address, for rate limits of the services. Set on every request; the visitor's own
 * header is ignored.
 */
export const clientAddressHeader = 'x-client-address';

/**
 * Converts a Fastify request for React Router; `publicUrl` sets the origin, never the Host header
 * or an absolute request target (`//elsewhere/`, `http://elsewhere/`).
 */
export function toWebRequest(
  request: FastifyRequest,
  publicUrl: string,
  signal: AbortSignal,
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(':')) continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.set(clientAddressHeader, request.ip);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const body = method === 'GET' ? undefined : (request.body as Uint8Array<ArrayBuffer> | undefined);
  const path = request.url.startsWith('/') ? request.url : '/';
  return new Request(new URL(publicUrl + path), { method, headers, body, signal });
}
