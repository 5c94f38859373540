import { components } from '@mawkib/demo-market/components';
import { builtInIcons } from '@mawkib/site/icons';

/** Parts of the demo market's site, on the server and in the browser. */
export const parts = { components, icons: builtInIcons };
