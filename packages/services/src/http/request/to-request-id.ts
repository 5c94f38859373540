import { randomUUID } from 'node:crypto';

/** The request id of the caller if it is well-formed, else a new one. */
export function toRequestId(header: unknown): string {
  return typeof header === 'string' && /^[\w.-]{8,64}$/.test(header) ? header : randomUUID();
}
