/** What the route modules of a market build on. */
export { PageFrame, type PageFrameProps } from './frame/PageFrame.tsx';
export { localeOf, usePageLocale } from './locale.ts';
export { type SiteContext, siteContext } from './site-context.ts';
export { storeHeaders } from './store-headers.ts';
