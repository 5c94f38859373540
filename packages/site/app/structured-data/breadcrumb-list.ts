import type { Crumb } from '../breadcrumbs/load-breadcrumbs.server.ts';

/** Breadcrumbs as structured data. */
export const breadcrumbList = (trail: readonly Crumb[], publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, url }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: `${publicUrl}${url}`,
  })),
});
