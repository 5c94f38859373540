export { routerConfig } from './router-config.ts';
export { siteConfig } from './site-config.ts';
