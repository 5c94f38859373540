import type * as z from 'zod';
import type { OperationDescriptor } from '../operations/descriptor.js';

export const roles = ['editor', 'publisher', 'leads', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Who may make a call: anyone, any signed-in member of staff, or the roles listed. */
export type Access = 'public' | 'staff' | readonly Role[];

/** The parts of a call. A part that an operation does not declare is `undefined`. */
export interface Parts {
  params?: z.ZodType;
  query?: z.ZodType;
  /** Headers that belong to this call alone, spelt as they are documented. */
  headers?: z.ZodObject;
  body?: z.ZodType;
}

/** A part of an answer that breaks its contract and is left out of it. */
export interface InvalidPart {
  /** Of the thing whose part it is; '' where it has none that could be used. */
  readonly id: string;
  /** Where in it: `mileage`, `photos.2.hd`. */
  readonly field: string;
}

export type ReportInvalid = (part: InvalidPart) => void;

/** The answer with as much as is sound, telling what is not; what it cannot mend it gives back. */
export type Repair = (response: unknown, tell: ReportInvalid) => unknown;

/**
 * One call of one service, declared once: its descriptor, and beside it what it takes and gives. The
 * services implement it, the clients make it, the OpenAPI document describes it.
 */
export interface Operation<P extends Parts = Parts, StubResponse extends z.ZodType = z.ZodType>
  extends Required<OperationDescriptor> {
  readonly access: Access;
  readonly parts: P;
  readonly response: StubResponse;
  /** For clients: what becomes of an answer that breaks the contract; refused without it. */
  readonly repair?: Repair | undefined;
  /**
   * Codes of the problems that are its own, with their status. `commonErrors` has what any call may
   * be refused with besides, `errorsOf` both.
   */
  readonly errors: Readonly<Record<string, number>>;
  /** One line for the reference. */
  readonly summary: string | undefined;
}

/** What an operation has beside its descriptor. */
type Contract<P extends Parts, StubResponse extends z.ZodType> = {
  access?: Access;
  errors?: Operation['errors'];
  summary?: string;
  response: StubResponse;
  repair?: Repair;
} & P;

/**
 * Declares a call: its descriptor and its contract, or both in one object where no browser needs the
 * descriptor alone. Access defaults to `public`, the base to the service's own, the status of success
 * to 200, any 2xx counting as success; bodies and answers are JSON.
 */
/* @__NO_SIDE_EFFECTS__ */
export function operation<P extends Parts, StubResponse extends z.ZodType>(
  descriptor: OperationDescriptor,
  contract: Contract<P, StubResponse>,
): Operation<P, StubResponse>;
/* @__NO_SIDE_EFFECTS__ */
export function operation<P extends Parts, StubResponse extends z.ZodType>(
  declaration: OperationDescriptor & Contract<P, StubResponse>,
): Operation<P, StubResponse>;
/* @__NO_SIDE_EFFECTS__ */
export function operation<P extends Parts, StubResponse extends z.ZodType>(
  { id, service, base = service, method, path, ...more }: OperationDescriptor,
  contract?: Contract<P, StubResponse>,
): Operation<P, StubResponse> {
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
  } = { ...more, ...contract } as Omit<OperationDescriptor, 'id'> & Contract<P, StubResponse>;
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
