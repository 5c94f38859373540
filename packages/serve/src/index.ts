export { startMarket } from '@mawkib/site';
export { type BuiltApplications, mountApplications } from './mount-applications.js';
export { type ServedMarket, serveMarket } from './serve-market.js';
