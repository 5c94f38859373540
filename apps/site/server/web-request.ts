import type { FastifyRequest } from 'fastify';

/** The request as React Router takes it; `publicUrl` decides the origin, never the Host header. */
export function toWebRequest(request: FastifyRequest, publicUrl: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(':')) continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const body = method === 'GET' ? undefined : (request.body as Uint8Array<ArrayBuffer> | undefined);
  return new Request(new URL(request.url, publicUrl), { method, headers, body, signal });
}
