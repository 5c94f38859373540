import { type Call, type CallContext, ServiceError } from '@mawkib/api-clients';
import type { Operation } from '@mawkib/api-clients/contracts';
import type { AppContext } from '../app-context.js';
import { loggable } from '../runtime/create-log.js';
import { bearerOf, readMachine } from './access/machine.js';
import { readSession } from './access/session.js';
import { isApiError } from './errors/api-error.js';
import { apiErrors } from './errors/api-errors.js';
import { toApiError } from './errors/to-api-error.js';
import { toProblem } from './errors/to-problem.js';
import { type Caller, execute, type Rules } from './execute.js';
import type { Implementation } from './implement.js';
import { collectStream, isStreamed } from './implement-stream.js';
import { requestLocale } from './request/request-locale.js';
import { toRequestId } from './request/to-request-id.js';

type Input = Partial<Record<string, unknown>>;

/** A caller for the same process, and a function that waits until no call is running. */
export function createCall(
  appContext: AppContext,
  rules: Rules,
  table: ReadonlyMap<string, Implementation>,
): { call: Call; drain(): Promise<void> } {
  const running = new Set<Promise<unknown>>();
  let closing = false;

  const run = async (operation: Operation, input: Input, context: CallContext) => {
    if (context.signal?.aborted) {
      throw new ServiceError('aborted', `${operation.id} was aborted`, { operation: operation.id });
    }
    if (context.url !== undefined) {
      throw new ServiceError(
        'contract',
        `${operation.id}: in-process calls cannot use another URL`,
        {
          operation: operation.id,
        },
      );
    }
    const caller = inProcessCaller(appContext, input, context);
    try {
      if (closing) throw apiErrors.closing();
      const implementation = table.get(operation.id);
      if (!implementation) throw apiErrors.unknownRoute();
      const { response } = await execute(appContext, rules, implementation, input, caller);
      return isStreamed(response) ? await collectStream(response) : response;
    } catch (error) {
      throw asServiceError(appContext, operation, error, caller);
    }
  };

  const call = (operation: Operation, input: Input, context: CallContext = {}) => {
    const promise = run(operation, input, context);
    running.add(promise);
    const done = () => running.delete(promise);
    promise.then(done, done);
    return promise;
  };
  return {
    call: call as Call,
    drain: async () => {
      closing = true;
      await Promise.allSettled(running);
    },
  };
}

function inProcessCaller(
  appContext: Pick<AppContext, 'config' | 'db' | 'clock'>,
  input: Input,
  context: CallContext,
): Caller {
  const { headers = {}, cookie, csrf, locale, idempotencyKey } = context;
  return {
    locale: requestLocale(input.query, locale ?? headers['accept-language']),
    requestId: toRequestId(headers['x-request-id']),
    session: () => readSession(appContext, cookie),
    csrf,
    machine: () => {
      const token = bearerOf(headers.authorization);
      return token === undefined ? undefined : readMachine(appContext, token);
    },
    // The visitor's address as the host reports it; the header is ignored in HTTP requests.
    address: headers['x-client-address'],
    idempotencyKey,
  };
}

function asServiceError(
  appContext: Pick<AppContext, 'log' | 'storage'>,
  operation: Operation,
  error: unknown,
  caller: Caller,
) {
  if (!isApiError(error)) {
    const { requestId } = caller;
    appContext.log.error(
      { requestId, operation: operation.id, error: loggable(error) },
      'unexpected failure',
    );
  }
  const apiError = toApiError(error);
  if (apiError.details.code === 'storage_full') appContext.storage.noteFull();
  const problem = toProblem(apiError, caller.locale, caller.requestId);
  return new ServiceError('http', problem.detail ?? problem.title, {
    operation: operation.id,
    problem,
    cause: error,
  });
}
