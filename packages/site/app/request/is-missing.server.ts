import { isServiceError } from '@mawkib/api-clients';

const statuses = [400, 404, 422];

/**
 * Whether nothing stands at an address, by the error of the call that looked for it. An id or path
 * that the service rejects (too long, a null character) is one that cannot exist, so it counts too:
 * only for calls with nothing of the visitor's but the address.
 */
export const isMissing = (error: unknown): boolean =>
  isServiceError(error) && statuses.includes(error.status ?? 0);
