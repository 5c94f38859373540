import { type Locale, takesIdempotencyKey } from '@mawkib/api-clients/contracts';
import type { AppContext } from '../app-context.js';
import type { Database } from '../db/database.js';
import { retryLost } from '../db/retry-lost.js';
import type { TransactionScope } from '../db/transaction-scope.js';
import type { CallLimit } from '../runtime/call-limit.js';
import { type Admitted, authorise } from './access/authorise.js';
import type { Machine } from './access/machine.js';
import type { Session } from './access/session.js';
import { isOpen } from './access/visitor-calls.js';
import { declaredError } from './errors/declared-error.js';
import type { Executed } from './executed.js';
import type { Idempotency } from './idempotency/idempotency.js';
import { type IdempotentCall, readIdempotentCall } from './idempotency/idempotent-call.js';
import { defaultBodyLimit, type HandlerContext, type Implementation } from './implement.js';
import { isStreamed } from './implement-stream.js';
import { parseInput } from './request/parse-input.js';
import { incomingFolder, type ReceivedFile, receiveFile } from './request/receive-file.js';

/** The caller of an operation, over HTTP or in the process. */
export interface Caller {
  locale: Locale;
  requestId: string;
  session(): Promise<Session | null>;
  csrf: string | undefined;
  /** The system named by `Authorization: Bearer`; undefined without the header. */
  machine?(): Promise<Machine | null> | undefined;
  /** Network address for rate limits; undefined: not limited. */
  address: string | undefined;
  /** `Idempotency-Key` of a write. */
  idempotencyKey: string | undefined;
}

/** Rules for all calls, beside the access and schemas of each operation. */
export interface Rules {
  limit: CallLimit;
  idempotency: Idempotency;
  /** Runs a write as one transaction, which the databases of all services join. */
  transaction: TransactionScope['transaction'];
}

type Input = Partial<Record<string, unknown>>;

/**
 * Executes one call: rate limit, authorisation, validation, handler. The same for HTTP and
 * in-process callers.
 */
export async function execute(
  appContext: AppContext,
  rules: Rules,
  implementation: Implementation,
  input: Input,
  caller: Caller,
): Promise<Executed> {
  const executed = admit(appContext, rules, implementation, input, caller);
  return appContext.config.checkAnswers
    ? declaredError(implementation.operation, executed)
    : executed;
}

async function admit(
  appContext: AppContext,
  rules: Rules,
  implementation: Implementation,
  input: Input,
  caller: Caller,
): Promise<Executed> {
  const { limit } = rules;
  const { operation, perMinute, perProcess = false } = implementation;
  const { addressPerMinute, personPerMinute } = appContext.config.writeLimits;
  const isWrite = operation.method !== 'GET';
  const { id } = operation;
  if (perMinute !== undefined && !perProcess) {
    await limit.checkShared(id, caller.address, perMinute);
  } else {
    const defaultPerMinute = isWrite && isOpen(implementation) ? addressPerMinute : undefined;
    limit.check(id, caller.address, perMinute ?? defaultPerMinute);
  }
  const admitted = await authorise(implementation, caller);
  const writer = admitted.machine?.id ?? admitted.person?.id;
  if (isWrite) limit.check('writes of', writer, personPerMinute);
  const parsed = parseInput(operation, input);
  const file = await receiveBody(appContext, implementation, input.body);
  try {
    return await perform(appContext, rules, implementation, { parsed, file }, caller, admitted);
  } finally {
    await file?.discard();
  }
}

/** Receives the file of a call after the caller is authorised. */
async function receiveBody(
  { config }: Pick<AppContext, 'config'>,
  { operation, bodyLimit = defaultBodyLimit }: Implementation,
  body: unknown,
): Promise<ReceivedFile | undefined> {
  if (operation.consumes !== 'file') return undefined;
  return receiveFile(body, { folder: incomingFolder(config.dataDir), max: bodyLimit });
}

interface Requested {
  parsed: Record<string, unknown>;
  file: ReceivedFile | undefined;
}

async function perform(
  appContext: AppContext,
  rules: Rules,
  implementation: Implementation,
  { parsed, file }: Requested,
  caller: Caller,
  { person, machine }: Admitted,
): Promise<Executed> {
  const { operation } = implementation;
  const { idempotencyKey: key, address } = caller;
  const sent = file ? { ...parsed, file: file.hash } : parsed;
  const intention = readIdempotentCall(operation, sent, { key, person, address });
  let committed: (() => void)[] = [];
  const handle = (db: Database) => {
    committed = [];
    return respond(
      {
        ...appContext,
        db,
        locale: caller.locale,
        person,
        machine,
        session: caller.session,
        requestId: caller.requestId,
        address,
        intention: intention?.digest,
        file,
        afterCommit: (run) => committed.push(run),
      },
      implementation,
      parsed,
    );
  };
  const executed = await write(appContext, rules, implementation, intention, handle);
  for (const run of committed) run();
  return executed;
}

/**
 * Runs a write as one transaction together with its idempotency key, unless it waits for another
 * system.
 */
function write(
  { db }: Pick<AppContext, 'db'>,
  { idempotency, transaction }: Rules,
  {
    operation,
    idempotency: mode = 'in-transaction',
    transaction: transactionMode = 'per-call',
  }: Implementation,
  intention: IdempotentCall | undefined,
  handle: (db: Database) => Promise<Executed>,
): Promise<Executed> {
  if (operation.method === 'GET') return retryLost(() => handle(db));
  if (intention) return idempotency.once(intention, mode, handle);
  // A file is still being read while it is sent, after the transaction would have ended.
  const isOne =
    takesIdempotencyKey(operation) && mode === 'in-transaction' && transactionMode === 'per-call';
  return isOne ? transaction(handle) : handle(db);
}

async function respond(
  context: Omit<HandlerContext, 'setHeader'>,
  { operation, handler }: Implementation,
  parsed: Record<string, unknown>,
): Promise<Executed> {
  const headers: Record<string, string> = {};
  const setHeader = (name: string, value: string) => {
    headers[name] = value;
  };
  const response = await handler(parsed as never, { ...context, setHeader });
  if (context.config.checkAnswers && !isStreamed(response)) operation.response.parse(response);
  return { response, headers };
}
