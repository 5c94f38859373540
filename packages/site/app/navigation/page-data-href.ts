/** URL of one route's data of a page, the same one that a navigation requests. */
export function pageDataHref(page: string, routeId: string): string {
  const [path = '', search = ''] = page.split('?');
  const query = new URLSearchParams(search);
  query.set('_routes', routeId);
  return `${path}${path.endsWith('/') ? '_.data' : '.data'}?${query}`;
}
