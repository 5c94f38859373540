export { createSite, type Site, type SiteOptions } from './site.ts';
export { startMarket } from './start-market.ts';
