export { startMarket } from '../app/start-market.ts';
export { createSite, type Site, type SiteOptions } from './site.ts';
