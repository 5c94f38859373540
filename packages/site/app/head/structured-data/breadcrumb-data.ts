import type { StructuredData } from '@mawkib/stock-locator/engine';

/** The trail to a page, from the home page on; `url` is a path with its language. */
export const breadcrumbData = (
  trail: readonly { label: string; url: string }[],
  publicUrl: string,
): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, url }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: `${publicUrl}${url}`,
  })),
});
