import type { Operation } from './operation.js';

type OperationTraits = Pick<Operation, 'access' | 'method' | 'parts' | 'produces' | 'service'>;

interface CommonError {
  status: number;
  /** True if the operation can fail with this code. */
  of(operation: OperationTraits): boolean;
}

const isWrite = ({ method }: OperationTraits) => method !== 'GET';
const isGuarded = ({ access }: OperationTraits) => access !== 'public';

/** True if calls accept an `Idempotency-Key`: writes with a JSON response. */
export const takesIdempotencyKey = (operation: OperationTraits): boolean =>
  isWrite(operation) && operation.produces !== 'file';

/**
 * True if responses have an `ETag` for conditional requests. Responses to staff are never cached.
 */
export const isCacheable = (operation: OperationTraits): boolean =>
  !isWrite(operation) && !isGuarded(operation) && operation.produces !== 'file';

const every = () => true;

/**
 * Errors that any call can return, by code, with their status. The services' HTTP layer adds them;
 * every client must handle them. `not_served_yet` (501) depends on the installation.
 */
export const commonErrors: Readonly<Record<string, CommonError>> = {
  bad_request: { status: 400, of: every },
  invalid_request: { status: 400, of: every },
  malformed_json: { status: 400, of: isWrite },
  sign_in_needed: { status: 401, of: isGuarded },
  forbidden: { status: 403, of: isGuarded },
  csrf_token: { status: 403, of: (call) => isGuarded(call) && isWrite(call) },
  method_not_allowed: { status: 405, of: every },
  request_timeout: { status: 408, of: every },
  stock_elsewhere: { status: 409, of: (call) => call.service === 'stock' && isGuarded(call) },
  idempotency_key_in_progress: { status: 409, of: takesIdempotencyKey },
  too_large: { status: 413, of: isWrite },
  unsupported_media_type: { status: 415, of: isWrite },
  idempotency_key_reused: { status: 422, of: takesIdempotencyKey },
  too_many_requests: { status: 429, of: every },
  head_too_large: { status: 431, of: every },
  unexpected: { status: 500, of: every },
  busy: { status: 503, of: every },
  closing: { status: 503, of: every },
  storage_full: { status: 507, of: isWrite },
};

/** All error codes of a call with their status, its own first. */
export function errorsOf(operation: Operation): Readonly<Record<string, number>> {
  const common = Object.entries(commonErrors)
    .filter(([, { of }]) => of(operation))
    .map(([code, { status }]) => [code, status] as const);
  return { ...operation.errors, ...Object.fromEntries(common) };
}
