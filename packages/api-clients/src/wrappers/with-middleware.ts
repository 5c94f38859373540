import type { Call, CallContext, TransportInput } from '../call.js';
import type { OperationDescriptor } from '../operations/operation-descriptor.js';

/** A call as middleware sees it, for any operation. */
export interface AnyCall {
  readonly operation: OperationDescriptor;
  readonly input: TransportInput;
  readonly context: CallContext;
  /** Makes the call, unchanged or with changed input or context. */
  next(changed?: { input?: TransportInput; context?: CallContext }): Promise<unknown>;
}

/** Wraps a `Call` in middleware. */
export function withMiddleware(call: Call, behave: (made: AnyCall) => Promise<unknown>): Call {
  const inner = call as (
    o: OperationDescriptor,
    i: TransportInput,
    c: CallContext,
  ) => Promise<unknown>;
  const wrapped = (
    operation: OperationDescriptor,
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
