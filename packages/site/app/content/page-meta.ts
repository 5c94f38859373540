import { imageUrl } from '@mawkib/ui';
import type { MetaDescriptor } from 'react-router';
import type { Content } from './load-content.server.ts';

/** Title, description, canonical address, languages and social card of a content page. */
export function pageMeta(content: Content | undefined): MetaDescriptor[] {
  if (!content) return [];
  const { page, title, canonical, publicUrl, landing } = content;
  const description = landing?.description ?? page.meta_description;
  const image = page.image_id
    ? `${publicUrl}${imageUrl(page.image_id, 1600, 900, 'jpg')}`
    : page.external_meta_image;
  return [
    { title },
    { property: 'og:title', content: landing?.title ?? (page.meta_title || page.title || title) },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: canonical },
    { name: 'twitter:card', content: 'summary_large_image' },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...(image
      ? [
          { property: 'og:image', content: image },
          { property: 'og:image:width', content: '1600' },
        ]
      : []),
    ...(page.disable_seo_tracking || !content.index
      ? [{ name: 'robots', content: 'noindex' }]
      : []),
    ...page.locales.map((locale) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: locale,
      href: `${publicUrl}/${locale}${content.alternatePath}`,
    })),
    ...(landing ? [trailData(landing.trail, publicUrl)] : []),
    ...(content.listData ? [{ 'script:ld+json': content.listData }] : []),
    ...(content.partData ? [{ 'script:ld+json': content.partData }] : []),
  ];
}

/** Breadcrumbs of the page as structured data. */
const trailData = (
  trail: readonly { label: string; url: string }[],
  publicUrl: string,
): MetaDescriptor => ({
  'script:ld+json': {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, url }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: `${publicUrl}${url}`,
    })),
  },
});
