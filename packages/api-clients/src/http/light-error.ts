import type { ServiceError, ServiceErrorKind } from '../service-error.js';

/**
 * A `ServiceError` for visitors' browsers, as `isServiceError` knows it: without the class, which
 * keeps secrets out of the requests that it names, and so without a request.
 */
export const lightError = (
  kind: ServiceErrorKind,
  operation: string,
  more: { status?: number | undefined; cause?: unknown } = {},
): ServiceError =>
  Object.assign(new Error(`${operation}: ${kind} ${more.status ?? ''}`), {
    name: 'ServiceError',
    kind,
    operation,
    ...more,
  }) as ServiceError;
