import type { Locale } from '@mawkib/core/locale';
import type { InvalidPart, Operation } from './contracts/operation.js';
import type { InputOf, ResponseOf } from './contracts/operation-types.js';
import type { OperationDescriptor } from './operations/operation-descriptor.js';
import { isServiceError, ServiceError } from './service-error.js';

export interface CallContext {
  /** Language of the response's texts and error messages. */
  locale?: Locale;
  signal?: AbortSignal;
  /** Milliseconds until the call fails with `timeout`. Default: the transport's timeout. */
  timeoutMs?: number;
  headers?: Record<string, string>;
  /** The visitor's cookies, for a server that calls on a visitor's behalf. */
  cookie?: string;
  csrf?: string;
  /** Lets a `fetch` request outlive the page that sends it. */
  keepalive?: boolean;
  /** Sent as `Idempotency-Key`: repeated writes with the same key return the first response. */
  idempotencyKey?: string;
  /**
   * Absolute URL that replaces the base and the operation's path, for URLs from settings. Tokens
   * and cookies are sent only to the service's own origin.
   */
  url?: string;
  /** Called with every HTTP response, successful or not; never for calls in the same process. */
  onResponse?: (response: ResponseMeta) => void;
}

/** Metadata of an HTTP response. */
export interface ResponseMeta {
  readonly status: number;
  /** Header names are lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Characters of the body, or bytes of a file. */
  readonly size: number;
}

/**
 * Calls an operation, or a descriptor alone. Throws nothing but `ServiceError`.
 * Only operations have schemas; the response to a descriptor is returned unchecked.
 */
export type Call = <O extends OperationDescriptor>(
  operation: O,
  input: InputOf<O>,
  context?: CallContext,
) => Promise<ResponseOf<O>>;

/** Request of a call, for a transport. */
export interface TransportInput {
  params?: unknown;
  query?: unknown;
  headers?: unknown;
  body?: unknown;
}

/** Sends a call to its service and returns the response's body, unchecked. */
export type Transport = (
  operation: OperationDescriptor,
  input: TransportInput,
  context: CallContext,
) => Promise<unknown>;

export interface CallOptions {
  /**
   * Validates responses against their contract and fills in defaults. Default: true. Set false only
   * if the service returns parsed data (in the same process, in production).
   */
  validate?: boolean;
  /**
   * Called for each 403 from one of the market's services, before the error is thrown, e.g. to
   * navigate to `/no-access`. Not called for third parties.
   */
  onForbidden?: (error: ServiceError) => void;
  /**
   * Called for each part of a response that is dropped because it breaks the contract, e.g. a
   * mileage that is not a number. `operation` is the operation's id.
   */
  onInvalid?: (part: InvalidPart & { readonly operation: string }) => void;
}

/** Creates a `Call` from a transport. */
export function createCall(transport: Transport, options: CallOptions = {}): Call {
  const { validate = true, onForbidden, onInvalid } = options;
  return async (operation, input, context = {}) => {
    try {
      context.signal?.throwIfAborted();
      const response = await transport(operation, (input ?? {}) as TransportInput, context);
      return (
        validate && isOperation(operation) ? checked(operation, response, onInvalid) : response
      ) as ResponseOf<typeof operation>;
    } catch (thrown) {
      const error = asServiceError(thrown, operation, context.signal);
      const isOwn = operation.service !== 'external';
      if (error.kind === 'http' && error.status === 403 && isOwn) onForbidden?.(error);
      throw error;
    }
  };
}

export const isOperation = (operation: OperationDescriptor): operation is Operation =>
  'parts' in operation;

function checked(
  operation: Operation,
  given: unknown,
  onInvalid: CallOptions['onInvalid'],
): unknown {
  const { id, response, repair } = operation;
  const whole = response.safeParse(given);
  if (whole.success) return whole.data;
  const parts: InvalidPart[] = [];
  const result = repair ? response.safeParse(repair(given, (part) => parts.push(part))) : whole;
  if (result.success) {
    for (const part of parts) onInvalid?.({ ...part, operation: id });
    return result.data;
  }
  const where = result.error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.') || '(answer)'}: ${message}`);
  throw new ServiceError(
    'contract',
    `The answer of ${id} breaks its contract: ${where.join('; ')}`,
    { operation: id },
  );
}

function asServiceError(
  thrown: unknown,
  { id }: OperationDescriptor,
  signal?: AbortSignal,
): ServiceError {
  if (isServiceError(thrown)) return thrown;
  if (signal?.aborted) return new ServiceError('aborted', `${id} was aborted`, { operation: id });
  return new ServiceError('network', `${id} failed`, { operation: id, cause: thrown });
}
