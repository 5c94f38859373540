import { isRouteErrorResponse } from 'react-router';
import type { SiteContext } from '../context/site-context.ts';

/** Logs failures of this server. Aborted requests and 404s are not failures. */
export function logFailure(
  error: unknown,
  { request, log }: { request: Request; log: SiteContext['log'] },
): void {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  log('error', `${new URL(request.url).pathname} failed`, error);
}
