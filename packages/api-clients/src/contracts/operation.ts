import type { ServiceName } from '@mawkib/core/deployment';
import type * as z from 'zod';

/** A service of a market; each has its own base address. Markets add services under names of their own. */
export type Service = ServiceName | (string & {});

export const roles = ['editor', 'publisher', 'leads', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Who may make a call: anyone, any signed-in member of staff, or the roles listed. */
export type Access = 'public' | 'staff' | readonly Role[];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The parts of a call. A part that an operation does not declare is `undefined`. */
export interface Parts {
  params?: z.ZodType;
  query?: z.ZodType;
  /** Headers that belong to this call alone, spelt as they are documented. */
  headers?: z.ZodObject;
  body?: z.ZodType;
}

/**
 * What an answer is written in. `json`; `text`: JSON where it is JSON, the bare text otherwise;
 * `file`: bytes with a name and a media type.
 */
export type Produces = 'json' | 'text' | 'file';

/** A part of an answer that breaks its contract and is left out of it. */
export interface UnsoundPart {
  /** Of the thing whose part it is; '' where it has none that could be used. */
  readonly id: string;
  /** Where in it: `mileage`, `photos.2.hd`. */
  readonly field: string;
}

export type TellUnsound = (part: UnsoundPart) => void;

/** The answer with as much as is sound, telling what is not; what it cannot mend it gives back. */
export type Mend = (answer: unknown, tell: TellUnsound) => unknown;

/** What a body is written in. `json`; `file`: the bytes of one file, and nothing around them. */
export type Consumes = 'json' | 'file';

/**
 * One call of one service, declared once: the api implements it, the clients make it, the
 * OpenAPI document describes it.
 *
 * `path` is relative to the service's base; `:name` is a path parameter, a trailing `*` takes the
 * rest of the path as the parameter `path`.
 */
export interface Operation<P extends Parts = Parts, Answer extends z.ZodType = z.ZodType> {
  readonly id: string;
  /** `external`: an address that settings configure, of no service of the market's own. */
  readonly service: Service | 'external';
  /** The base that the path is relative to, where it is not the service's own. */
  readonly base: Service | 'admin' | 'external';
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly parts: P;
  readonly answer: Answer;
  /** For clients: what becomes of an answer that breaks the contract; refused without it. */
  readonly mend?: Mend | undefined;
  /** Status of a successful answer; 200 unless said otherwise. */
  readonly status: number;
  /** Every other status is a failure, also one that says success. */
  readonly exactStatus: boolean;
  readonly produces: Produces;
  readonly consumes: Consumes;
  /**
   * Codes of the problems that are its own, with their status. `commonErrors` has what any call may
   * be refused with besides, `errorsOf` both.
   */
  readonly errors: Readonly<Record<string, number>>;
  /** One line for the reference. */
  readonly summary: string | undefined;
}

type InputPart<P extends Parts, K extends keyof Parts> = P[K] extends z.ZodType
  ? { [key in K]: z.input<P[K]> }
  : unknown;
type ParsedPart<P extends Parts, K extends keyof Parts> = P[K] extends z.ZodType
  ? { [key in K]: z.output<P[K]> }
  : unknown;

/** What a caller hands over, before defaults and coercions. */
export type InputOf<O extends Operation> = InputPart<O['parts'], 'params'> &
  InputPart<O['parts'], 'query'> &
  InputPart<O['parts'], 'headers'> &
  InputPart<O['parts'], 'body'>;

/** What the service works with, after parsing. */
export type ParsedOf<O extends Operation> = ParsedPart<O['parts'], 'params'> &
  ParsedPart<O['parts'], 'query'> &
  ParsedPart<O['parts'], 'headers'> &
  ParsedPart<O['parts'], 'body'>;

export type AnswerOf<O extends Operation> = z.output<O['answer']>;

type Declaration<P extends Parts, Answer extends z.ZodType> = {
  id: string;
  service: Operation['service'];
  base?: Operation['base'];
  method: Method;
  path: string;
  access?: Access;
  status?: number;
  exactStatus?: boolean;
  produces?: Produces;
  consumes?: Consumes;
  errors?: Operation['errors'];
  summary?: string;
  answer: Answer;
  mend?: Mend;
} & P;

/**
 * Declares a call. Access defaults to `public`, the base to the service's own, the status of success
 * to 200, any 2xx counting as success; bodies and answers are JSON.
 */
/* @__NO_SIDE_EFFECTS__ */
export function operation<P extends Parts, Answer extends z.ZodType>(
  declaration: Declaration<P, Answer>,
): Operation<P, Answer> {
  const {
    id,
    service,
    base = service,
    method,
    path,
    access = 'public',
    status = 200,
    exactStatus = false,
    produces = 'json',
    consumes = 'json',
    errors = {},
    summary,
    answer,
    mend,
    ...parts
  } = declaration;
  const of = parts as unknown as P;
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
    answer,
    ...(mend && { mend }),
    parts: of,
  };
}
