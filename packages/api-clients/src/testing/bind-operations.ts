import type { Call, CallContext } from '../call.js';
import type { Operation } from '../contracts/operation.js';
import type { InputOf, ResponseOf } from '../contracts/operation-types.js';
import { withParsedInput } from '../wrappers/with-parsed-input.js';

type Nothing = Record<never, never>;

/** A part with only optional fields is optional. */
type Given<I> = { [K in keyof I as Nothing extends I[K] ? never : K]: I[K] } & {
  [K in keyof I as Nothing extends I[K] ? K : never]?: I[K];
};

/** An operation as a method. */
export type Method<O extends Operation> =
  Nothing extends Given<InputOf<O>>
    ? (input?: Given<InputOf<O>>, context?: CallContext) => Promise<ResponseOf<O>>
    : (input: Given<InputOf<O>>, context?: CallContext) => Promise<ResponseOf<O>>;

export type Methods<T extends Readonly<Record<string, Operation>>> = {
  readonly [name in keyof T]: Method<T[name]>;
};

/**
 * Turns operations into methods of the same names; the input is parsed by the contract before it is
 * sent.
 */
export function bindOperations<const T extends Readonly<Record<string, Operation>>>(
  call: Call,
  operations: T,
): Methods<T> {
  const parsed = withParsedInput(call);
  const methods = Object.entries(operations).map(([name, operation]) => [
    name,
    (input: never = {} as never, context?: CallContext) => parsed(operation, input, context),
  ]);
  return Object.fromEntries(methods) as Methods<T>;
}
