import type { ContentPage } from '@mawkib/api-clients/contracts/content';
import { omitStaticProps } from '@mawkib/blocks';
import { barSurface, checkHeroImages } from '@mawkib/blocks/model';
import { brandNameOf, themeOfBrand } from '@mawkib/core/brands';
import { type Locale, localizedPath, withoutLocale } from '@mawkib/core/locale';
import { pageTitle } from '@mawkib/core/settings';
import { type RouterContextProvider, redirect } from 'react-router';
import { hasStockBlocks } from '../analytics/has-stock-blocks.server.ts';
import { type Crumb, loadBreadcrumbs } from '../breadcrumbs/load-breadcrumbs.server.ts';
import { pageMetaheads, serverOnlyProps, siteContext } from '../context/site-context.ts';
import { pageHead } from '../head/page-head.server.ts';
import { describeList, foundBy, fromList } from '../landing/describe-list.server.ts';
import { landingAt } from '../landing/landing-at.server.ts';
import type { NamedPart } from '../landing/landing-name.ts';
import { listSearch } from '../landing/list-query.server.ts';
import { loadPagePart } from '../page-types/load-page-part.server.ts';
import { offerPage } from '../page-types/offers/offer-page.server.ts';
import { readPerson } from '../request/read-person.server.ts';
import { loadPageState } from '../staff-bar/page-state.server.ts';
import { pagePartData } from '../structured-data/page-part-data.ts';
import { lastPageOf } from './last-page-of.server.ts';
import { listDataOf } from './list-data-of.server.ts';
import { loadPage, otherCase, pagePath } from './load-page.server.ts';
import { isLastKnown, visibleBlocks } from './visible-blocks.server.ts';

interface PreparedRequest {
  context: Readonly<RouterContextProvider>;
  request: Request;
  /** The address without React Router's own suffixes. */
  url: URL;
  locale: Locale;
}

/** Loads everything that the public page at a path shows. */
export async function loadContent(request: PreparedRequest & { path: string | undefined }) {
  const site = request.context.get(siteContext);
  const { locale } = request;
  const path = pagePath(request.path);
  const requested = {
    path,
    locale,
    search: request.url.search,
    cookie: request.request.headers.get('cookie') ?? undefined,
  };
  const landing = await landingAt(site, path, locale);
  const plain = path.toLowerCase();
  if (!landing && plain !== path && (await landingAt(site, plain, locale))) {
    throw otherCase(plain, locale, requested.search);
  }
  const { settings } = await site.market(locale);
  const listPath = settings.get('stock_locator.list_path');
  const list = landing && (() => loadPage(site, { ...requested, path: listPath }));
  const page = await loadPage(site, requested, list ?? (() => offerPage(site, path, locale)));
  const isList = page.attributes.path === listPath;
  return prepareContent({ ...request, page, landing: isList ? landing : null });
}

/** Loads the blocks' data of a page. Props of static blocks stay on the server (islands). */
export async function prepareContent({
  context,
  request,
  url,
  locale,
  page,
  landing = null,
}: PreparedRequest & { page: ContentPage; landing?: readonly NamedPart[] | null }) {
  const site = context.get(siteContext);
  const { blocks: whole, ...attributes } = page.attributes;
  const { catalogue } = site;
  const stored = landing ? fromList(whole, catalogue) : whole;
  const target = { locale, path: attributes.path };
  const market = await site.market(locale);
  const { blocks: listed, isComplete } = await visibleBlocks(stored, target, context);
  const blocks = await checkHeroImages(listed, catalogue.definitionOf, site.imageFactsOf);
  let sentAway: Response | undefined;
  const search = landing ? listSearch(url.searchParams, landing) : url.search;
  const [states, person, metaheads, breadcrumbs, part] = await Promise.all([
    catalogue.loadData(blocks, {
      call: site.call,
      search: new URLSearchParams(search),
      locale,
      path: attributes.path,
      settings: market.settings,
      onFailure: (block, error) => {
        if (error instanceof Response) sentAway = error;
        else site.log('error', `Data of ${block.template} on ${attributes.path} failed`, error);
      },
    }),
    readPerson(site.call, request),
    page.id === '' ? [] : site.metaheadsOf(page.id),
    landing ? [] : loadBreadcrumbs(site, page, locale),
    loadPagePart({ site, page, locale, isEmpty: blocks.length === 0 }),
  ]);
  if (sentAway) throw sentAway;
  const lastPage = lastPageOf(states, url);
  if (lastPage !== null) throw redirect(lastPage);
  const isDocument = !new URL(request.url).pathname.endsWith('.data');
  if (isDocument) {
    context.set(serverOnlyProps, blocks);
    context.set(pageMetaheads, metaheads);
  }
  const failed = Object.values(states).some(
    (state) => state.state === 'failed' || isLastKnown(state.value),
  );
  const isGone = part?.kind === 'offer' && part.isEnded;
  const { meta_title, title } = attributes;
  const { count, brand } = foundBy(states);
  const theme = landing && brand ? themeOfBrand(brand) : attributes.theme;
  const divider = market.settings.get('meta.title_divider');
  const describedList = describeList({
    site,
    locale,
    url,
    page,
    landing,
    settings: market.settings,
    count,
  });
  const cookie = request.headers.get('cookie') ?? undefined;
  const [list, staff, head] = await Promise.all([
    describedList,
    loadPageState(site, { id: page.id, person, locale, cookie }),
    isDocument
      ? pageHead({ site, settings: market.settings, locale, theme, page: attributes })
      : { siteName: '', imageAlt: '', data: [] },
  ]);
  const canonical =
    (list.isOwn ? null : attributes.canonical_url) ??
    `${site.publicUrl}${list.isOwn ? `/${locale}${list.path}` : url.pathname}`;
  return {
    theme,
    title: pageTitle([list.landing?.title ?? (meta_title || title), brandNameOf(theme)], divider),
    /** Null for other pages. */
    landing: list.landing,
    /** From the home page to this one; empty: no breadcrumbs. */
    trail: (list.landing?.trail ?? breadcrumbs) as readonly Crumb[],
    /** The address that blocks read. Default: the browser's. */
    address: list.landing
      ? { pathname: localizedPath(attributes.path, locale), search, title: list.landing.name }
      : undefined,
    /** 410 for an offer that has ended. */
    status: isGone ? 410 : 200,
    index: list.index && !isGone,
    /** The page's path in every language, for those that have it; a slash in an id stays encoded. */
    alternatePath: /%2f/i.test(url.pathname) ? withoutLocale(url.pathname) : list.path,
    page: { id: page.id, ...attributes, blocks: isDocument ? omitStaticProps(blocks) : blocks },
    states,
    /** Surface of the bar on the image at the top of the page. */
    over: part ? undefined : barSurface(blocks, catalogue.definitionOf),
    /** Parts that the site adds to the page, by its type. */
    part,
    /** The document already contains them. */
    metaheads: isDocument ? [] : metaheads,
    canonical,
    publicUrl: site.publicUrl,
    /** Empty without a document: search engines and cards read documents only. */
    head,
    /** For search engines, which read documents only. */
    listData: isDocument ? listDataOf(states, { publicUrl: site.publicUrl, locale }) : null,
    /** The page's state for staff who edit it. */
    staff,
    partData:
      part && isDocument
        ? pagePartData(part, {
            page: page.attributes,
            url: canonical,
            publicUrl: site.publicUrl,
            locale,
          })
        : null,
    hasStockBlocks: hasStockBlocks(blocks, catalogue),
    /** Strategies depend on the path only, which is part of the cache key. */
    storable:
      !person && !failed && isComplete && part?.isComplete !== false && !market.isProvisional,
  };
}

export type Content = Awaited<ReturnType<typeof prepareContent>>;
