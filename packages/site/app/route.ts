/** Exports for route modules of a market. */

export { type SiteContext, siteContext } from './context/site-context.ts';
export type { PageTypeProps } from './context/site-parts.ts';
export { PageLayout, type PageLayoutProps } from './layout/PageLayout.tsx';
export { localeOf, usePageLocale } from './page/use-page-locale.ts';
export { nullOnFailure } from './request/null-on-failure.ts';
export { storeHeaders } from './request/store-headers.ts';
