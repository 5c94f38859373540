import { siteRoutes } from '../config/site-routes.ts';

/** The built-in table alone: what this package's own types are generated from. */
export default siteRoutes();
