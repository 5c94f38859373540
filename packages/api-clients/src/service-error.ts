import type { Problem } from './contracts/envelope.js';

/**
 * `network`: no response; `timeout`: none in time; `aborted`: by the caller; `http`: an error
 * response with `status` and usually `problem`; `contract`: the request or response does not match
 * the operation.
 */
export type ServiceErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'contract';

export interface ServiceErrorOptions {
  status?: number;
  problem?: Problem;
  /** Id of the operation. */
  operation?: string;
  /** The request, with secrets redacted. */
  request?: { method: string; url: string };
  /** Milliseconds to wait before a retry. */
  retryAfterMs?: number;
  cause?: unknown;
}

/** The only error that a call throws, for every transport. It never contains headers or bodies. */
export class ServiceError extends Error {
  readonly status?: number;
  readonly problem?: Problem;
  readonly operation?: string;
  readonly request?: { readonly method: string; readonly url: string };
  readonly retryAfterMs?: number;

  constructor(
    readonly kind: ServiceErrorKind,
    message: string,
    { status, problem, operation, request, retryAfterMs, cause }: ServiceErrorOptions = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'ServiceError';
    this.status = status ?? problem?.status;
    this.problem = problem;
    this.operation = operation;
    this.retryAfterMs = retryAfterMs;
    this.request = request && { method: request.method, url: redactUrl(request.url) };
  }

  /** Stable code of the problem: `vehicle_locked`, `stale_version`, … */
  get code(): string | undefined {
    return this.problem?.code;
  }
}

/** Type guard that works across copies of this package, unlike `instanceof`. */
export const isServiceError = (error: unknown): error is ServiceError =>
  error instanceof ServiceError ||
  (error instanceof Error && error.name === 'ServiceError' && 'kind' in error);

/** A `ServiceError` for a problem, for in-process transports. */
export const problemError = (problem: Problem, operation?: string): ServiceError =>
  new ServiceError('http', problem.detail ?? problem.title, { problem, operation });

const secretName = /token|secret|password|code|key|session|signature|email|phone|registration/i;

/** The URL with user, password, and secret or personal parameters replaced by `[redacted]`. */
export function redactUrl(url: string): string {
  const [path = '', search] = url.replace(/\/\/[^/?#]*@/, '//[redacted]@').split('?', 2);
  if (search === undefined) return path;
  const pairs = search.split('&').map((pair) => {
    const name = pair.split('=', 1)[0] ?? '';
    return secretName.test(name) ? `${name}=[redacted]` : pair;
  });
  return `${path}?${pairs.join('&')}`;
}
