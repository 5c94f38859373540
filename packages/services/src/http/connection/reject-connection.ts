import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { defaultLocale } from '@mawkib/core/locale';
import { apiErrors } from '../errors/api-errors.js';
import { toProblem } from '../errors/to-problem.js';
import { toRequestId } from '../request/to-request-id.js';

/**
 * Responds to bytes that are not an HTTP request, and to headers that are too large or too slow,
 * with a problem. It is in Arabic because the requested language cannot be read.
 */
export function rejectConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const requestId = toRequestId(undefined);
  const body = JSON.stringify(toProblem(errorOf(error.code), defaultLocale(), requestId));
  const { status } = errorOf(error.code).details;
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      `X-Request-Id: ${requestId}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

function errorOf(code: string | undefined) {
  if (code === 'HPE_HEADER_OVERFLOW') return apiErrors.headTooLarge();
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return apiErrors.tooSlow();
  return apiErrors.badRequest();
}
