import { openNoAccess, trackActivity } from '@mawkib/core/browser';

/**
 * Fetches an address of this site for a visitor who waits for it: the loading bar shows. Where a
 * service denied it, the page `/no-access` opens.
 */
export async function fetchOwn(address: string, init?: RequestInit): Promise<Response> {
  const response = await trackActivity(fetch(address, init));
  const isDenied = response.redirected && new URL(response.url).pathname.endsWith('/no-access');
  if (isDenied || response.status === 403) openNoAccess(window);
  return response;
}
