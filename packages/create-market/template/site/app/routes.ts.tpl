import { siteRoutes } from '@mawkib/site/routes';

export default siteRoutes();
