/** Where the router asks for one route's data of a page; the very address that a navigation uses. */
export function pageDataHref(page: string, routeId: string): string {
  const [path = '', search = ''] = page.split('?');
  const query = new URLSearchParams(search);
  query.set('_routes', routeId);
  return `${path}${path.endsWith('/') ? '_.data' : '.data'}?${query}`;
}
