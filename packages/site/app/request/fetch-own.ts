import { openNoAccess } from '@mawkib/core/browser';

/**
 * Fetches an address of this site from a page of it. Where a service denied it, the page
 * `/no-access` opens.
 */
export async function fetchOwn(address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, init);
  const isDenied = response.redirected && new URL(response.url).pathname.endsWith('/no-access');
  if (isDenied || response.status === 403) openNoAccess(window);
  return response;
}
