import { isRouteErrorResponse } from 'react-router';
import type { SiteContext } from '../context/site-context.ts';

/**
 * Logs failures of this server. Aborted requests and 404s are not failures; posts of other origins,
 * which React Router rejects with 400, are a warning.
 */
export function logFailure(
  error: unknown,
  { request, log }: { request: Request; log: SiteContext['log'] },
): void {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const { pathname, origin } = new URL(request.url);
  const sender = request.headers.get('origin');
  if (request.method !== 'GET' && sender !== null && sender !== origin) {
    log('warn', `${pathname}: a post from ${sender} was rejected`);
    return;
  }
  log('error', `${pathname} failed`, error);
}
