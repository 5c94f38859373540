import type { Operation } from './operation.js';

type Facts = Pick<Operation, 'access' | 'method' | 'parts' | 'produces' | 'service'>;

interface CommonError {
  status: number;
  /** Whether a call may be refused with it. */
  of(operation: Facts): boolean;
}

const isWrite = ({ method }: Facts) => method !== 'GET';
const isGuarded = ({ access }: Facts) => access !== 'public';

/** Whether a call may be sent under an `Idempotency-Key`: every write that is answered in JSON. */
export const takesIdempotencyKey = (operation: Facts): boolean =>
  isWrite(operation) && operation.produces !== 'file';

/**
 * Whether an answer carries an `ETag`, so that who has it may ask whether it still holds. What
 * staff get is never kept.
 */
export const isCacheable = (operation: Facts): boolean =>
  !isWrite(operation) && !isGuarded(operation) && operation.produces !== 'file';

const every = () => true;

/**
 * What calls are refused with for reasons that are not their own, by code: the frame of the services
 * says it, and every client must bear it. `not_served_yet` (501) is an installation's word, not a
 * call's.
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

/** Every code that a call may be refused with, its own first, and the status of each. */
export function errorsOf(operation: Operation): Readonly<Record<string, number>> {
  const common = Object.entries(commonErrors)
    .filter(([, { of }]) => of(operation))
    .map(([code, { status }]) => [code, status] as const);
  return { ...operation.errors, ...Object.fromEntries(common) };
}
