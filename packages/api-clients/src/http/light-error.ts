import type { ServiceError, ServiceErrorKind } from '../service-error.js';

/**
 * A `ServiceError` for visitors' browsers that `isServiceError` accepts. It has no class, and no
 * request, since the class redacts secrets.
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
