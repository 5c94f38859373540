import { siteRoutes } from '../config/site-routes.ts';

/** The built-in table, from which this package's route types are generated. */
export default siteRoutes();
