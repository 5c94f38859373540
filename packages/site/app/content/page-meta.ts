import { defaultLocale, type Locale, openGraphLocale } from '@mawkib/core/locale';
import { imageUrl } from '@mawkib/ui';
import type { MetaDescriptor } from 'react-router';
import { breadcrumbData } from '../head/structured-data/breadcrumb-data.ts';
import type { Content } from './load-content.server.ts';

const property = (name: string, content: string) => ({ property: name, content });
const named = (name: string, content: string) => ({ name, content });

/** Title, description, canonical address, languages, social card and structured data of a page. */
export function pageMeta(content: Content | undefined, locale: Locale): MetaDescriptor[] {
  if (!content) return [];
  const { page, title, canonical, publicUrl, landing, head } = content;
  const description = landing?.description ?? page.meta_description;
  const cardTitle = landing?.title ?? (page.meta_title || page.title || title);
  const image = page.image_id
    ? `${publicUrl}${imageUrl(page.image_id, 1600, 900, 'jpg')}`
    : page.external_meta_image;
  const data = [...head.data, ...(landing ? [breadcrumbData(landing.trail, publicUrl)] : [])];
  return [
    { title },
    property('og:title', cardTitle),
    property('og:type', 'website'),
    property('og:url', canonical),
    property('og:locale', openGraphLocale(locale)),
    ...page.locales
      .filter((other) => other !== locale)
      .map((other) => property('og:locale:alternate', openGraphLocale(other))),
    ...(head.siteName ? [property('og:site_name', head.siteName)] : []),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', cardTitle),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(description
      ? [
          named('description', description),
          property('og:description', description),
          named('twitter:description', description),
        ]
      : []),
    ...(image
      ? [
          property('og:image', image),
          property('og:image:width', '1600'),
          named('twitter:image', image),
        ]
      : []),
    ...(image && head.imageAlt
      ? [property('og:image:alt', head.imageAlt), named('twitter:image:alt', head.imageAlt)]
      : []),
    ...(page.disable_seo_tracking || !content.index ? [named('robots', 'noindex')] : []),
    ...alternates(content),
    ...data.map((each) => ({ 'script:ld+json': each })),
    ...(content.listData ? [{ 'script:ld+json': content.listData }] : []),
  ];
}

/** The page in its languages; `x-default` is the market's default one, else the first. */
function alternates({ page: { locales }, publicUrl, alternatePath }: Content): MetaDescriptor[] {
  const link = (hrefLang: string, locale: Locale) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang,
    href: `${publicUrl}/${locale}${alternatePath}`,
  });
  const fallback = locales.find((locale) => locale === defaultLocale()) ?? locales[0];
  return [
    ...locales.map((locale) => link(locale, locale)),
    ...(fallback === undefined ? [] : [link('x-default', fallback)]),
  ];
}
