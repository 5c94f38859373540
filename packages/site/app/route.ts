/** Exports for route modules of a market. */

export { type SiteContext, siteContext } from './context/site-context.ts';
export type { PageTypeProps } from './context/site-parts.ts';
export { articleData } from './head/structured-data/article-data.ts';
export { breadcrumbData } from './head/structured-data/breadcrumb-data.ts';
export { dealerData } from './head/structured-data/dealer-data.ts';
export { offerData } from './head/structured-data/offer-data.ts';
export { organizationData } from './head/structured-data/organization-data.ts';
export { websiteData } from './head/structured-data/website-data.ts';
export { PageLayout, type PageLayoutProps } from './layout/PageLayout.tsx';
export { localeOf, usePageLocale } from './page/use-page-locale.ts';
export { nullOnFailure } from './request/null-on-failure.ts';
export { storeHeaders } from './request/store-headers.ts';
