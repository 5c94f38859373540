import { siteRoutes } from '@mawkib/site/routes';
import { route } from '@react-router/dev/routes';

export default siteRoutes({ add: [route('opening-hours', 'opening-hours/opening-hours.tsx')] });
