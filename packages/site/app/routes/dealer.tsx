import { brandNameOf, themeOfBrand } from '@mawkib/core/brands';
import { defaultLocale, locales, localizedPath, openGraphLocale } from '@mawkib/core/locale';
import { pageTitle } from '@mawkib/core/settings';
import { Breadcrumbs, imageUrl } from '@mawkib/ui';
import { data, redirect, useLocation } from 'react-router';
import { blockComponents } from '../context/block-components.ts';
import { siteContext } from '../context/site-context.ts';
import { DealerPage } from '../dealers/DealerPage.tsx';
import { dealerPath } from '../dealers/dealer-view.ts';
import { dealersMessages } from '../dealers/dealers.messages.ts';
import { loadDealer } from '../dealers/load-dealer.server.ts';
import { loadDealerPage } from '../dealers/load-dealer-page.server.ts';
import { handleContentPost } from '../forms/handle-content-post.server.ts';
import { sentKey, sentLead } from '../forms/thanks/sent-lead.server.ts';
import { PageLayout } from '../layout/PageLayout.tsx';
import { siteMessages } from '../page/site-messages.ts';
import { localeOf } from '../page/use-page-locale.ts';
import { redirectTo404 } from '../request/redirect-to-404.server.ts';
import { storeHeaders } from '../request/store-headers.ts';
import { throwUnavailable } from '../request/throw-unavailable.server.ts';
import { autoDealer } from '../structured-data/auto-dealer.ts';
import { breadcrumbList } from '../structured-data/breadcrumb-list.ts';
import type { Route } from './+types/dealer';

/** Page of a dealer. The slug contains the dealer's code; a slug with an old name redirects to the current one. */
export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = localeOf(params);
  const dealer = await loadDealer(site, params.slug, locale).catch(
    throwUnavailable(site, url.pathname),
  );
  if (!dealer) throw await redirectTo404(site, locale);
  const path = dealerPath(dealer.slug ?? params.slug);
  const isCurrent = !dealer.slug || dealer.slug === params.slug;
  if (!isCurrent) throw redirect(`${localizedPath(path, locale)}${url.search}`, 301);
  const [market, { isComplete, ...page }, sent] = await Promise.all([
    site.market(locale),
    loadDealerPage(site, dealer, locale),
    sentLead(site, { request, url, locale }),
  ]);
  const [brand, ...others] = dealer.brands ?? [];
  const canonical = `${site.publicUrl}${localizedPath(path, locale)}`;
  const image = dealer.image_id
    ? `${site.publicUrl}${imageUrl(dealer.image_id, 1600, 900, 'jpg')}`
    : undefined;
  const trail = [
    { label: siteMessages(locale)('home'), url: localizedPath('/', locale) },
    {
      label: dealersMessages(locale)('retailers'),
      url: localizedPath(market.settings.get('footer.retailers_url'), locale),
    },
    { label: dealer.name, url: localizedPath(path, locale) },
  ];
  const theme = brand && others.length === 0 ? themeOfBrand(brand) : site.theme;
  const content = {
    trail,
    theme,
    title: pageTitle([dealer.name, brandNameOf(theme)], market.settings.get('meta.title_divider')),
    page,
    sent,
    canonical,
    alternates: [...locales, 'x-default' as const].map((each) => ({
      hrefLang: each,
      href: `${site.publicUrl}${localizedPath(path, each === 'x-default' ? defaultLocale() : each)}`,
    })),
    cardImage: image,
    structuredData: [
      autoDealer(dealer, { url: canonical, image }),
      breadcrumbList(trail, site.publicUrl),
    ],
  };
  const isStored = isComplete && !request.headers.has('cookie') && !url.searchParams.has(sentKey);
  return data(content, { headers: isStored ? storeHeaders : {} });
}

export const action = ({ params, request, context, url }: Route.ActionArgs) =>
  handleContentPost({ context, request, url, locale: localeOf(params) });

export async function clientLoader({ serverLoader, context }: Route.ClientLoaderArgs) {
  const content = await serverLoader();
  if (content.page.form) await context.get(blockComponents).preloadWhole(['form-component']);
  return content;
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, params }) => {
  if (!loaderData) return [];
  const t = dealersMessages(localeOf(params));
  const { name, city } = loaderData.page.dealer;
  const description = t('description', { name, city });
  return [
    { title: loaderData.title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: loaderData.canonical },
    { property: 'og:locale', content: openGraphLocale(localeOf(params)) },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: name },
    { name: 'twitter:description', content: description },
    ...(loaderData.cardImage
      ? [
          { property: 'og:image', content: loaderData.cardImage },
          { name: 'twitter:image', content: loaderData.cardImage },
        ]
      : []),
    { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
    ...loaderData.alternates.map(({ hrefLang, href }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang,
      href,
    })),
    ...loaderData.structuredData.map((each) => ({ 'script:ld+json': each })),
  ];
};

export default function Dealer({ loaderData, actionData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <PageLayout layout="brand" hasFloatingActions={false}>
      <Breadcrumbs items={loaderData.trail} sticky />
      <DealerPage
        page={loaderData.page}
        pathname={pathname}
        outcome={actionData ?? loaderData.sent}
      />
    </PageLayout>
  );
}
