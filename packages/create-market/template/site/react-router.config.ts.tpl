import { routerConfig } from '@mawkib/site/config';

export default routerConfig;
