import type { OperationDescriptor } from '../operations/descriptor.js';
import { lightError } from './light-error.js';
import { filledPath } from './paths.js';
import { toQueryString } from './query.js';
import { serviceBase } from './service-base.js';

interface UrlInput {
  params?: Readonly<Record<string, unknown>>;
  query?: object;
}

/**
 * Address of an operation with its parameters and query in place: for what is no `Call`, as an
 * `EventSource`, a link or a download. `base` is the service's own (`/services/stock`) unless given.
 * Throws a `contract` error for a parameter that is missing or blank.
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

/** Where staff sign in; they come back to a path of this origin. */
export const signInUrl = (returnTo: string): string =>
  `${serviceBase('identity')}/sign-in?return_to=${encodeURIComponent(returnTo)}`;
