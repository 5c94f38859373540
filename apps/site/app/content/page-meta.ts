import { imageUrl } from '@mawkib/ui';
import type { MetaDescriptor } from 'react-router';
import type { Content } from './load-content.server.ts';

/** Title, description, canonical address, languages and social card of a content page. */
export function pageMeta(content: Content | undefined): MetaDescriptor[] {
  if (!content) return [];
  const { page, title, canonical, publicUrl } = content;
  const image = page.image_id
    ? `${publicUrl}${imageUrl(page.image_id, 1600, 900, 'jpg')}`
    : page.external_meta_image;
  const path = page.path === '/' ? '/' : page.path;
  return [
    { title },
    { property: 'og:title', content: page.meta_title || page.title || title },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: canonical },
    { name: 'twitter:card', content: 'summary_large_image' },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(page.meta_description
      ? [
          { name: 'description', content: page.meta_description },
          { property: 'og:description', content: page.meta_description },
        ]
      : []),
    ...(image
      ? [
          { property: 'og:image', content: image },
          { property: 'og:image:width', content: '1600' },
        ]
      : []),
    ...(page.disable_seo_tracking ? [{ name: 'robots', content: 'noindex' }] : []),
    ...page.locales.map((locale) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: locale,
      href: `${publicUrl}/${locale}${path}`,
    })),
  ];
}
