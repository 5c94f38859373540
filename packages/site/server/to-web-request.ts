import type { FastifyRequest } from 'fastify';

/** Who asks, for the services' limits. Set here on every request, whatever a visitor sent. */
export const clientAddressHeader = 'x-client-address';

/**
 * The request as React Router takes it; `publicUrl` decides the origin, never the Host header nor an
 * address of another origin (`//elsewhere/`, `http://elsewhere/`).
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
