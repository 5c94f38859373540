import { components } from '@mawkib/demo-market/components';
import { builtInIcons } from '@mawkib/site/icons';

/** What the demo market hands to its site, on the server and in the browser alike. */
export const parts = { components, icons: builtInIcons };
