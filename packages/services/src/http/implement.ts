import type {
  Locale,
  Operation,
  ParsedOf,
  Person,
  ResponseOf,
} from '@mawkib/api-clients/contracts';
import type { AppContext } from '../app-context.js';
import type { Machine } from './access/machine.js';
import type { Session } from './access/session.js';
import { apiErrors } from './errors/refusals.js';
import type { IdempotencyMode } from './idempotency/idempotency.js';
import type { ReceivedFile } from './request/receive-file.js';

/** What a handler knows of the call, beside its parsed input. */
export interface RequestContext {
  /** Asked language: the call's own, else `?locale` or `?lang`, else Accept-Language, else Arabic. */
  locale: Locale;
  /** Who calls. Always a person in a guarded operation; null in a public one. */
  person: Person | null;
  /** The other system that calls, in the name of `person`; null where a person does. */
  machine: Machine | null;
  /** Who calls, looked up when asked: for public operations that also know staff. */
  session(): Promise<Session | null>;
  requestId: string;
  /** The network address that limits count; undefined: not limited. */
  address: string | undefined;
  /**
   * Names the call's intention where it came with an `Idempotency-Key`: pass it on to another system
   * as that system's own key.
   */
  intention: string | undefined;
  /** The body of an operation that takes a file; gone when the call is over. */
  file: ReceivedFile | undefined;
  /** Runs once what the handler wrote is committed, and not at all when the call fails. */
  afterCommit(run: () => void): void;
  /** A header of the HTTP answer; in-process callers do not see it. */
  setHeader(name: string, value: string): void;
}

/** What a handler works with: its call, and the services that it uses; all unless given. */
export type HandlerContext<Services = AppContext> = RequestContext & Services;

export type Handler<O extends Operation, Services = AppContext> = (
  input: ParsedOf<O>,
  context: HandlerContext<Services>,
) => Promise<ResponseOf<O>> | ResponseOf<O>;

/** Bytes of a body, unless an operation says otherwise. */
export const defaultBodyLimit = 256 * 1024;

export interface HandlerOptions {
  /** Largest body in bytes, a file's too; 256 KB unless said otherwise. */
  bodyLimit?: number;
  /**
   * Opens a call of a market's own to visitors, whose operation is `public` too: one word alone leaves
   * it closed. Calls of the packages ignore it.
   */
  visitors?: boolean;
  /**
   * Calls of one address in a minute; `0`: unlimited. Without it a visitor's write has the limit of
   * all writes, and a read none.
   */
  perMinute?: number;
  /**
   * How an `Idempotency-Key` of a write is kept: `together` with the effect in one transaction (as
   * usual), or `around` the handler, for one that waits for another system: a transaction held
   * meanwhile would keep everyone else waiting.
   */
  idempotency?: IdempotencyMode;
  /**
   * A write without a key is one transaction `of the call` as well. `its own`: it makes that itself,
   * in one piece, after it has asked another system.
   */
  transaction?: 'of the call' | 'its own';
}

/** A contract and the function that fulfils it. */
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

/**
 * `implement` for handlers that use these services and no others: a feature names them once, and its
 * types hold it to them.
 */
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

/** The file of an operation that takes one. */
export function receivedFile(context: Pick<RequestContext, 'file'>): ReceivedFile {
  if (!context.file) throw apiErrors.emptyFile();
  return context.file;
}
