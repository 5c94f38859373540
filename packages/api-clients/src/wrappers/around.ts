import type { Call, CallContext, TransportInput } from '../call.js';
import type { Operation } from '../contracts/operation.js';

/** A call as wrappers see it: whichever operation it is. */
export interface AnyCall {
  readonly operation: Operation;
  readonly input: TransportInput;
  readonly context: CallContext;
  /** Makes the call, as it came unless told otherwise. */
  next(changed?: { input?: TransportInput; context?: CallContext }): Promise<unknown>;
}

/** A `Call` that does something around every call of another. */
export function around(call: Call, behave: (made: AnyCall) => Promise<unknown>): Call {
  const inner = call as (o: Operation, i: TransportInput, c: CallContext) => Promise<unknown>;
  const wrapped = (
    operation: Operation,
    input: TransportInput = {},
    context: CallContext = {},
  ): Promise<unknown> =>
    behave({
      operation,
      input,
      context,
      next: (changed = {}) => inner(operation, changed.input ?? input, changed.context ?? context),
    });
  return wrapped as Call;
}
