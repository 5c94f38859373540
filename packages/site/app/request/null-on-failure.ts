import type { SiteContext } from '../context/site-context.ts';

/**
 * Data that a page can do without: null if it cannot be loaded, which is logged with `what`.
 * Redirects and other responses are passed on. Site document, section 8.
 */
export async function nullOnFailure<T>(
  { log }: Pick<SiteContext, 'log'>,
  what: string,
  requested: Promise<T>,
): Promise<T | null> {
  try {
    return await requested;
  } catch (error) {
    if (error instanceof Response) throw error;
    log('warn', `${what} could not be loaded`, error);
    return null;
  }
}
