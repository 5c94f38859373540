import type { CallContext, TransportInput } from '../call.js';
import type { OperationDescriptor } from '../operations/operation-descriptor.js';
import { ServiceError } from '../service-error.js';
import { fillPath } from './paths.js';
import { serviceBase } from './service-base.js';
import { toQueryString } from './to-query-string.js';

type Secret = () => string | null | undefined;

export type Bases = {
  readonly [base in NonNullable<OperationDescriptor['base']>]?: string | undefined;
};

/** Options of all HTTP transports. */
export interface HttpOptions {
  /** Prefix of every service's default base, `/services/{service}`; required on a server. */
  origin?: string;
  /**
   * Base URLs that replace the default: `content` is the spec's `{api}`, `stock` its
   * `{api_base_url}`, `admin` its `{admin_api}` (default: the content service's). A function runs
   * for each call, for URLs from settings.
   */
  bases?: Bases | (() => Bases);
  /** Milliseconds until a call fails with `timeout`. Default: 10,000. */
  timeoutMs?: number;
  /** Default: `X-Auth-Token`. */
  authHeader?: string;
  /** Default: `X-CSRF-Token`. */
  csrfHeader?: string;
  /** Read for each call; without it the header is blank. */
  authToken?: Secret;
  /** Read for each call; without it the header is blank. */
  csrfToken?: Secret;
  /** Read for each call; without it there is no `Authorization`. */
  bearerToken?: Secret;
}

/** An HTTP request. */
export interface HttpRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | Blob;
}

export const defaultTimeoutMs = 10_000;

export function toHttpRequest(
  operation: OperationDescriptor,
  input: TransportInput,
  context: CallContext,
  options: HttpOptions,
): HttpRequest {
  const base = baseOf(operation, options);
  const address = context.url ?? ownUrl(operation, base, input);
  const trusted = context.url === undefined || sameOrigin(context.url, base);
  return {
    method: operation.method,
    url: withQuery(address, toQueryString(input.query)),
    headers: {
      ...headersOf(operation, input, context),
      ...(trusted && credentialsOf(context, options)),
    },
    ...(input.body === undefined ? {} : { body: bodyOf(operation, input.body) }),
  };
}

const bodyOf = (operation: OperationDescriptor, body: unknown): string | Blob =>
  operation.consumes === 'file' ? untyped(body as Blob) : jsonOf(operation, body);

function jsonOf({ id }: OperationDescriptor, body: unknown): string {
  try {
    return JSON.stringify(body);
  } catch {
    throw new ServiceError('contract', `${id}: the body is no JSON`, { operation: id });
  }
}

function baseOf(
  { service, base = service }: OperationDescriptor,
  { bases, origin = '' }: HttpOptions,
): string | undefined {
  const own = base === 'admin' ? 'content' : base;
  const given = typeof bases === 'function' ? bases() : bases;
  const found = given?.[base] ?? given?.[own];
  const address = found ?? (own === 'external' ? undefined : `${origin}${serviceBase(own)}`);
  return address?.replace(/\/+$/, '');
}

function ownUrl(
  operation: OperationDescriptor,
  base: string | undefined,
  input: TransportInput,
): string {
  if (base !== undefined)
    return `${base}${fillPath(operation, input.params as Record<string, unknown> | undefined)}`;
  const { id } = operation;
  throw new ServiceError('contract', `${id} needs an address: give \`url\``, { operation: id });
}

function withQuery(address: string, search: string): string {
  if (search === '') return address;
  const [start = '', hash] = address.split('#', 2);
  const joint = !start.includes('?') ? '?' : /[?&]$/.test(start) ? '' : '&';
  return `${start}${joint}${search}${hash === undefined ? '' : `#${hash}`}`;
}

/** True if a configured URL may receive tokens: paths of this origin, and of the base's origin. */
function sameOrigin(url: string, base: string | undefined): boolean {
  if (base === undefined || !URL.canParse(base)) return /^\/(?![/\\])/.test(url);
  return URL.canParse(url, base) && new URL(url, base).origin === new URL(base).origin;
}

/** Removes the file's type: axios would send it instead of the header. */
const untyped = (file: Blob) => file.slice();

const bodyTypes = { json: 'application/json', file: 'application/octet-stream' };

function headersOf(
  { produces = 'json', consumes = 'json' }: OperationDescriptor,
  input: TransportInput,
  context: CallContext,
) {
  const accept = {
    json: 'application/json, application/problem+json',
    text: 'application/json, text/plain;q=0.9, */*;q=0.1',
    file: '*/*',
  };
  return filled({
    Accept: accept[produces],
    'Accept-Language': context.locale,
    'Idempotency-Key': context.idempotencyKey,
    'Content-Type': input.body === undefined ? undefined : bodyTypes[consumes],
    ...(input.headers as Record<string, string> | undefined),
    ...context.headers,
  });
}

function credentialsOf(context: CallContext, options: HttpOptions): Record<string, string> {
  const { authHeader = 'X-Auth-Token', csrfHeader = 'X-CSRF-Token' } = options;
  const bearer = options.bearerToken?.();
  return {
    [authHeader]: options.authToken?.() ?? '',
    [csrfHeader]: context.csrf ?? options.csrfToken?.() ?? '',
    ...filled({ Cookie: context.cookie, Authorization: bearer && `Bearer ${bearer}` }),
    // Headers of the caller take precedence.
    ...context.headers,
  };
}

const filled = (headers: Record<string, string | null | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter((header): header is [string, string] => Boolean(header[1])),
  );
