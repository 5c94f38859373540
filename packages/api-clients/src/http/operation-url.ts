import type { OperationDescriptor } from '../operations/operation-descriptor.js';
import { lightError } from './light-error.js';
import { filledPath } from './paths.js';
import { serviceBase } from './service-base.js';
import { toQueryString } from './to-query-string.js';

interface UrlInput {
  params?: Readonly<Record<string, unknown>>;
  query?: object;
}

/**
 * URL of an operation with its parameters and query, for an
 * `EventSource`, a link or a download. `base` defaults to the service's own (`/services/stock`).
 * Throws a `contract` error for a missing or blank parameter.
 */
export function operationUrl(
  operation: OperationDescriptor,
  { params, query }: UrlInput = {},
  base: string = serviceBase(operation.service),
): string {
  const path = filledPath(operation, params);
  if (path === undefined) throw lightError('contract', operation.id);
  const search = toQueryString(query);
  return `${base}${path}${search && `?${search}`}`;
}

/** URL of the sign-in for staff; it redirects back to a path of this origin. */
export const signInUrl = (returnTo: string): string =>
  `${serviceBase('identity')}/sign-in?return_to=${encodeURIComponent(returnTo)}`;
