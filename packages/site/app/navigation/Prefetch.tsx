import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { findPageRoute, type ManifestRoute } from './find-page-route.ts';
import { ownsPage } from './owns-page.ts';
import { watchIntent } from './watch-intent.ts';

/** URL of one route's data of a page, the same one that a navigation requests. */
function pageDataHref(page: string, routeId: string): string {
  const [path = '', search = ''] = page.split('?');
  const query = new URLSearchParams(search);
  query.set('_routes', routeId);
  return `${path}${path.endsWith('/') ? '_.data' : '.data'}?${query}`;
}

/** Prefetches data and code of the page that the visitor is likely to open. */
export function Prefetch() {
  const [page, setPage] = useState<string>();
  const { key } = useLocation();
  useEffect(() => watchIntent({ owns: ownsPage, onIntent: setPage }), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation ends the intent
  useEffect(() => setPage(undefined), [key]);
  if (!page) return null;
  return (
    <>
      <PrefetchPageLinks page={page} />
      <PrefetchOwnData page={page} />
    </>
  );
}

/** React Router's own prefetching skips routes with a `clientLoader`. */
function PrefetchOwnData({ page }: { page: string }) {
  const manifest = (window as { __reactRouterManifest?: { routes: Record<string, ManifestRoute> } })
    .__reactRouterManifest;
  const route = manifest && findPageRoute(page, manifest.routes);
  if (!route?.hasClientLoader) return null;
  return <link rel="prefetch" as="fetch" href={pageDataHref(page, route.id)} />;
}
