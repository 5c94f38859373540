import { isRouteErrorResponse } from 'react-router';
import type { SiteContext } from '../context/site-context.ts';

/** Logs what failed here. That a visitor left, or asked for what is not there, is no failure. */
export function logFailure(
  error: unknown,
  { request, log }: { request: Request; log: SiteContext['log'] },
): void {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  log('error', `${new URL(request.url).pathname} failed`, error);
}
