import { isServiceError } from '@mawkib/api-clients';

const statuses = [400, 404, 422];

/**
 * True if the error of a call means that the address does not exist. An id or path that the service
 * rejects as invalid (too long, a null character) cannot exist, so it counts too: use it only for
 * calls with no input of the visitor but the address.
 */
export const isMissing = (error: unknown): boolean =>
  isServiceError(error) && statuses.includes(error.status ?? 0);
