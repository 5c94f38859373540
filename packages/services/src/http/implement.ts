import type { Locale, Operation, ParsedOf, ResponseOf } from '@mawkib/api-clients/contracts';
import type { Person } from '@mawkib/api-clients/contracts/identity';
import type { AppContext } from '../app-context.js';
import type { Machine } from './access/machine.js';
import type { Session } from './access/session.js';
import { apiErrors } from './errors/api-errors.js';
import type { IdempotencyMode } from './idempotency/idempotency.js';
import type { ReceivedFile } from './request/receive-file.js';

/** Context of a call, beside its parsed input. */
export interface RequestContext {
  /**
   * Negotiated locale: the call's own, else `?locale` or `?lang`, else Accept-Language, else
   * Arabic.
   */
  locale: Locale;
  /** The caller. Always a person in a guarded operation, null in a public one. */
  person: Person | null;
  /** The other system that calls on behalf of `person`; null when a person calls. */
  machine: Machine | null;
  /** Reads the caller's session, for public operations that treat staff differently. */
  session(): Promise<Session | null>;
  requestId: string;
  /** Network address for rate limits; undefined: not limited. */
  address: string | undefined;
  /**
   * Identifies a call that came with an `Idempotency-Key`. Pass it to another system as its
   * idempotency key.
   */
  intention: string | undefined;
  /** The body of an operation that receives a file; deleted when the call ends. */
  file: ReceivedFile | undefined;
  /** Runs after the handler's writes are committed; not if the call fails. */
  afterCommit(run: () => void): void;
  /** Sets a header of the HTTP response. In-process callers do not see it. */
  setHeader(name: string, value: string): void;
}

/** The call and the services that a handler uses; all services by default. */
export type HandlerContext<Services = AppContext> = RequestContext & Services;

export type Handler<O extends Operation, Services = AppContext> = (
  input: ParsedOf<O>,
  context: HandlerContext<Services>,
) => Promise<ResponseOf<O>> | ResponseOf<O>;

/** Max bytes of a body. Operations can set another limit. */
export const defaultBodyLimit = 256 * 1024;

export interface HandlerOptions {
  /** Max bytes of the body, including files. Default 256 KB. */
  bodyLimit?: number;
  /**
   * Opens an operation of the market to visitors. Its contract must be `public` as well. Ignored
   * for operations of the packages.
   */
  visitors?: boolean;
  /**
   * Max calls per minute of one address, over all processes; `0`: unlimited. Default: the limit of
   * all writes for a visitor's write, none for a read, both per process.
   */
  perMinute?: number;
  /** Counts `perMinute` per process, for a call that is cheaper than a count in the database. */
  perProcess?: boolean;
  /**
   * How an `Idempotency-Key` of a write is stored. `in-transaction` (default): in one transaction with
   * the effect. `claim-first`: before and after the handler, for one that waits for another system,
   * where a transaction would block others meanwhile.
   */
  idempotency?: IdempotencyMode;
  /**
   * Transaction of a write without a key. `per-call` (default): the whole handler runs in one.
   * `self-managed`: the handler opens it, after its request to another system.
   */
  transaction?: 'per-call' | 'self-managed';
}

/** A contract and its handler. */
export interface Implementation extends HandlerOptions {
  operation: Operation;
  handler: (input: never, context: HandlerContext) => unknown;
}

export function implement<O extends Operation>(
  operation: O,
  handler: Handler<O>,
  options: HandlerOptions = {},
): Implementation {
  return { operation, handler, ...options };
}

/** `implement` for handlers that use these services only; checked by their types. */
export const implementWith =
  <Name extends keyof AppContext>() =>
  <O extends Operation>(
    operation: O,
    handler: Handler<O, Pick<AppContext, Name>>,
    options?: HandlerOptions,
  ): Implementation =>
    implement(operation, handler, options);

/** The signed-in person of a guarded operation. */
export function signedIn(context: Pick<RequestContext, 'person'>): Person {
  if (!context.person) throw apiErrors.signInNeeded();
  return context.person;
}

/** The file of an operation that receives one. Throws 422 if there is none. */
export function receivedFile(context: Pick<RequestContext, 'file'>): ReceivedFile {
  if (!context.file) throw apiErrors.emptyFile();
  return context.file;
}
