import { matchRoutes, type RouteObject } from 'react-router';

/** A route in the manifest that React Router's `Scripts` writes into the document. */
export interface ManifestRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  hasClientLoader?: boolean;
}

/** The route that shows a page (path and query); undefined if none does. */
export function findPageRoute(
  page: string,
  routes: Readonly<Record<string, ManifestRoute>>,
): ManifestRoute | undefined {
  const matches = matchRoutes(childrenOf(undefined, Object.values(routes)), {
    pathname: page.split('?')[0],
  });
  return routes[matches?.at(-1)?.route.id ?? ''];
}

const childrenOf = (parent: string | undefined, routes: ManifestRoute[]): RouteObject[] =>
  routes
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: childrenOf(id, routes) },
    );
