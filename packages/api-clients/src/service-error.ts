import type { Problem } from './contracts/common.js';

/**
 * `network`: no answer; `timeout`: none in time; `aborted`: the caller gave up; `http`: the service
 * refused or failed, `status` and mostly `problem` say how; `contract`: what was asked or answered
 * does not fit the operation.
 */
export type ServiceErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'contract';

export interface ServiceErrorOptions {
  status?: number;
  problem?: Problem;
  /** Id of the operation. */
  operation?: string;
  /** What was asked; secrets are removed before it is kept. */
  request?: { method: string; url: string };
  /** Milliseconds after which the service wants to be asked again. */
  retryAfterMs?: number;
  cause?: unknown;
}

/** The one error that a call throws, whichever transport made it. It never holds headers or bodies. */
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

  /** Stable code of the problem, for programs: `vehicle_locked`, `stale_version`, … */
  get code(): string | undefined {
    return this.problem?.code;
  }
}

/** Works across copies of this package, where `instanceof` does not. */
export const isServiceError = (error: unknown): error is ServiceError =>
  error instanceof ServiceError ||
  (error instanceof Error && error.name === 'ServiceError' && 'kind' in error);

/** A refusal with a problem, as an in-process transport throws it. */
export const problemError = (problem: Problem, operation?: string): ServiceError =>
  new ServiceError('http', problem.detail ?? problem.title, { problem, operation });

const secretName = /token|secret|password|code|key|session|signature|email|phone|registration/i;

/** The address with user, password, and secret or personal parameters replaced by `[redacted]`. */
export function redactUrl(url: string): string {
  const [path = '', search] = url.replace(/\/\/[^/?#]*@/, '//[redacted]@').split('?', 2);
  if (search === undefined) return path;
  const pairs = search.split('&').map((pair) => {
    const name = pair.split('=', 1)[0] ?? '';
    return secretName.test(name) ? `${name}=[redacted]` : pair;
  });
  return `${path}?${pairs.join('&')}`;
}
