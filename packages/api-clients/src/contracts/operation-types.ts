import type * as z from 'zod';
import type { OperationDescriptor } from '../operations/operation-descriptor.js';
import type { BuiltInContracts } from './generated/built-in-contracts.js';
import type { Operation, Parts } from './operation.js';

/**
 * Contracts by operation id. A market adds its own, if its browser code calls them by descriptor:
 * `declare module '@mawkib/api-clients/contracts' { interface OperationContracts { getTides: typeof
 * getTides } }`
 */
export interface OperationContracts extends BuiltInContracts {}

/** The contract of an operation or descriptor; `never` for a descriptor without one. */
type ContractOf<O extends OperationDescriptor> = O extends Operation
  ? O
  : O['id'] extends keyof OperationContracts
    ? Extract<OperationContracts[O['id']], Operation>
    : never;

type InputPart<P extends Parts, K extends keyof Parts> = P[K] extends z.ZodType
  ? { [key in K]: z.input<P[K]> }
  : unknown;
/** Headers that are all optional may be left out. */
type InputHeaders<H> = H extends z.ZodType
  ? object extends z.input<H>
    ? { headers?: z.input<H> }
    : { headers: z.input<H> }
  : unknown;
type ParsedPart<P extends Parts, K extends keyof Parts> = P[K] extends z.ZodType
  ? { [key in K]: z.output<P[K]> }
  : unknown;

/** Input of a call before defaults and coercions, for an operation or a descriptor. */
export type InputOf<O extends OperationDescriptor> = PartsInput<ContractOf<O>['parts']>;

type PartsInput<P extends Parts> = InputPart<P, 'params'> &
  InputPart<P, 'query'> &
  InputHeaders<P['headers']> &
  InputPart<P, 'body'>;

/** Input after parsing, as the service receives it. */
export type ParsedOf<O extends Operation> = ParsedPart<O['parts'], 'params'> &
  ParsedPart<O['parts'], 'query'> &
  ParsedPart<O['parts'], 'headers'> &
  ParsedPart<O['parts'], 'body'>;

/** Response of a call, for an operation or a descriptor. */
export type ResponseOf<O extends OperationDescriptor> = z.output<ContractOf<O>['response']>;
