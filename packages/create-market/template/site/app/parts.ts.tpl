import { builtInIcons } from '@mawkib/site/icons';
import { components } from '../../components.ts';

/** What the site renders with, on the server and in the browser alike. */
export const parts = { components, icons: builtInIcons };
