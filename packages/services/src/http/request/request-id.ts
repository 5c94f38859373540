import { randomUUID } from 'node:crypto';

/** The caller's own id when it looks like one, else a new one. */
export function requestIdFrom(header: unknown): string {
  return typeof header === 'string' && /^[\w.-]{8,64}$/.test(header) ? header : randomUUID();
}
