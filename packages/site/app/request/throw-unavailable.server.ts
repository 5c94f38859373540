import { isServiceError } from '@mawkib/api-clients';
import { data } from 'react-router';
import type { SiteContext } from '../context/site-context.ts';

/**
 * Handler for failures of calls that a page cannot do without: a service that does not respond, or
 * responds with nonsense, becomes an error page with status 503, since search engines keep such a
 * page and return; it is logged with `what`. Other errors are thrown as they are.
 */
export const throwUnavailable =
  ({ log }: Pick<SiteContext, 'log'>, what: string) =>
  (error: unknown): never => {
    if (!isServiceError(error) || error.kind === 'aborted') throw error;
    if (error.kind === 'http' && (error.status ?? 500) < 500) throw error;
    log('error', `${what} could not be loaded`, error);
    throw data(null, { status: 503 });
  };
