import type * as z from 'zod';
import type { OperationDescriptor } from '../operations/operation-descriptor.js';

export const roles = ['editor', 'publisher', 'leads', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Who can call an operation: anyone, any signed-in member of staff, or the listed roles. */
export type Access = 'public' | 'staff' | readonly Role[];

/** Parts of a call's input. Parts that an operation does not declare are `undefined`. */
export interface Parts {
  params?: z.ZodType;
  query?: z.ZodType;
  /** Headers of this operation only, in their documented case. */
  headers?: z.ZodObject;
  body?: z.ZodType;
}

/** An invalid part of a response, which is dropped. */
export interface InvalidPart {
  /** Id of the item it belongs to; '' if it has no usable id. */
  readonly id: string;
  /** Path in the item: `mileage`, `photos.2.hd`. */
  readonly field: string;
}

export type ReportInvalid = (part: InvalidPart) => void;

/**
 * Repairs a response: replaces or drops invalid parts and reports each one. Returns the response as
 * it is if it cannot be repaired.
 */
export type Repair = (response: unknown, tell: ReportInvalid) => unknown;

/**
 * One call of one service: its descriptor and its contract. Services implement it, clients call it,
 * the OpenAPI document describes it.
 */
export interface Operation<P extends Parts = Parts, StubResponse extends z.ZodType = z.ZodType>
  extends Required<OperationDescriptor> {
  readonly access: Access;
  readonly parts: P;
  readonly response: StubResponse;
  /** Repairs invalid responses in clients. Without it, invalid responses are rejected. */
  readonly repair?: Repair | undefined;
  /**
   * Error codes of this operation with their status. `commonErrors` has those of every call,
   * `errorsOf` both.
   */
  readonly errors: Readonly<Record<string, number>>;
  /** One line for the reference. */
  readonly summary: string | undefined;
}

/** The part of an operation that is not in its descriptor. */
type Contract<P extends Parts, StubResponse extends z.ZodType> = {
  access?: Access;
  errors?: Operation['errors'];
  summary?: string;
  response: StubResponse;
  repair?: Repair;
} & P;

/**
 * Declares a call: the only place that states its id, service, method and path. Defaults: access
 * `public`, base of the service, status 200 (any 2xx is a success), JSON bodies and responses.
 */
/* @__NO_SIDE_EFFECTS__ */
export function operation<P extends Parts, StubResponse extends z.ZodType>({
  id,
  service,
  base = service,
  method,
  path,
  ...more
}: OperationDescriptor & Contract<P, StubResponse>): Operation<P, StubResponse> {
  const {
    status = 200,
    exactStatus = false,
    produces = 'json',
    consumes = 'json',
    access = 'public',
    errors = {},
    summary,
    response,
    repair,
    ...parts
  } = more as Omit<OperationDescriptor, 'id'> & Contract<P, StubResponse>;
  return {
    id,
    service,
    base,
    method,
    path,
    access,
    status,
    exactStatus,
    produces,
    consumes,
    errors,
    summary,
    response,
    ...(repair && { repair }),
    parts: parts as unknown as P,
  };
}
