import type { CallContext, TransportInput } from '../call.js';
import type { Operation, Service } from '../contracts/operation.js';
import { fillPath, serviceBase } from './paths.js';
import { toQueryString } from './query.js';

type Secret = () => string | null | undefined;

/** What the transports over HTTP have in common. */
export interface HttpOptions {
  /** Put before every service's default base, `/services/{service}`; a server needs one. */
  origin?: string;
  /** Base address of single services, instead of the default. */
  bases?: { readonly [service in Service]?: string };
  /** Milliseconds until a call fails with `timeout`; 10 s unless given. */
  timeoutMs?: number;
  authHeader?: string;
  csrfHeader?: string;
  /** Read anew for each call. */
  authToken?: Secret;
  csrfToken?: Secret;
  bearerToken?: Secret;
}

export interface HttpRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

export const defaultTimeoutMs = 10_000;

/** The request of a call. */
export function toHttpRequest(
  operation: Operation,
  input: TransportInput,
  context: CallContext,
  options: HttpOptions,
): HttpRequest {
  const base =
    options.bases?.[operation.service] ??
    `${options.origin ?? ''}${serviceBase(operation.service)}`;
  const path = fillPath(operation, input.params as Record<string, unknown> | undefined);
  const search = toQueryString(input.query);
  return {
    method: operation.method,
    url: `${base.replace(/\/+$/, '')}${path}${search && `?${search}`}`,
    headers: headersOf(input, context, options),
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  };
}

function headersOf(input: TransportInput, context: CallContext, options: HttpOptions) {
  const { authHeader = 'X-Auth-Token', csrfHeader = 'X-CSRF-Token' } = options;
  const bearer = options.bearerToken?.();
  const headers: Record<string, string | null | undefined> = {
    Accept: 'application/json, application/problem+json',
    'Accept-Language': context.locale,
    'Content-Type': input.body === undefined ? undefined : 'application/json',
    Cookie: context.cookie,
    [authHeader]: options.authToken?.(),
    [csrfHeader]: context.csrf ?? options.csrfToken?.(),
    Authorization: bearer && `Bearer ${bearer}`,
    ...context.headers,
  };
  return Object.fromEntries(
    Object.entries(headers).filter((header): header is [string, string] => Boolean(header[1])),
  );
}
