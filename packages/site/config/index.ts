export { routerConfig } from './react-router-config.ts';
export { siteConfig } from './site-config.ts';
