import { imageUrl } from '@mawkib/ui';
import type { MetaDescriptor } from 'react-router';
import { brandName } from '../brand.ts';
import type { MarketData } from '../routes/market.tsx';
import type { Content } from './load-content.server.ts';

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Title, description, canonical address, languages and social card of a content page. */
export function pageMeta(content: Content | undefined, matches: Matches): MetaDescriptor[] {
  if (!content) return [];
  const { page, canonical, publicUrl } = content;
  const market = matches.find((match) => match?.id === 'routes/market')?.loaderData as
    | MarketData
    | undefined;
  const brand = brandName(page.theme);
  const own = page.meta_title ?? page.title;
  const title = own && own !== brand ? `${own} ${market?.titleDivider ?? '|'} ${brand}` : brand;
  const image = page.image_id
    ? `${publicUrl}${imageUrl(page.image_id, 1600, 900, 'jpg')}`
    : page.external_meta_image;
  const path = page.path === '/' ? '/' : page.path;
  return [
    { title },
    { property: 'og:title', content: own || brand },
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
