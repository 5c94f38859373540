import type { Locale } from '@mawkib/core/locale';
import type { InvalidPart, Operation } from './contracts/operation.js';
import type { InputOf, ResponseOf } from './contracts/operation-types.js';
import type { OperationDescriptor } from './operations/descriptor.js';
import { isServiceError, ServiceError } from './service-error.js';

export interface CallContext {
  /** Language of texts and of problems. */
  locale?: Locale;
  signal?: AbortSignal;
  /** Milliseconds until the call fails with `timeout`; the transport's limit unless given. */
  timeoutMs?: number;
  headers?: Record<string, string>;
  /** The visitor's cookies, where a server calls in their name. */
  cookie?: string;
  csrf?: string;
  /** Lets a request over `fetch` outlive the page that sends it. */
  keepalive?: boolean;
  /**
   * Names one intention to write, however often it is sent: the same key again gets the first
   * answer. Sent as `Idempotency-Key`.
   */
  idempotencyKey?: string;
  /**
   * The whole address to ask, instead of the base and the operation's path: for addresses that
   * settings configure. Tokens and cookies go along only to the service's own origin.
   */
  url?: string;
  /** Told of the answer over HTTP, refused or not; callers in the same process hear nothing. */
  onResponse?: (response: ResponseMeta) => void;
}

/** What an answer over HTTP was like. */
export interface ResponseMeta {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Characters or bytes of the body. */
  readonly size: number;
}

/**
 * Makes one call of one service, named by its operation or by its descriptor alone; throws
 * `ServiceError` and nothing else. What is checked needs the schemas of an operation: a response to a
 * descriptor is given as it came.
 */
export type Call = <O extends OperationDescriptor>(
  operation: O,
  input: InputOf<O>,
  context?: CallContext,
) => Promise<ResponseOf<O>>;

/** The parts of a call as they travel. */
export interface TransportInput {
  params?: unknown;
  query?: unknown;
  headers?: unknown;
  body?: unknown;
}

/** Carries a call to its service and brings the answer's body back, unchecked. */
export type Transport = (
  operation: OperationDescriptor,
  input: TransportInput,
  context: CallContext,
) => Promise<unknown>;

export interface CallOptions {
  /**
   * Checks each answer against its contract and fills its defaults in. Only leave it out where the
   * service is known to answer with parsed data (in the same process, in production).
   */
  validate?: boolean;
  /**
   * Told of every 403 of a market's service before the error is thrown, e.g. to go to `/no-access`.
   * Third parties are not meant.
   */
  onForbidden?: (error: ServiceError) => void;
  /**
   * Told of each part that an answer is used without, because it breaks the contract: a vehicle's
   * mileage that is no number. Every time it comes; `operation` is the id.
   */
  onInvalid?: (part: InvalidPart & { readonly operation: string }) => void;
}

/** Makes a `Call` of a transport. */
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

/** Whether a call is named with its schemas, not by its descriptor alone. */
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
