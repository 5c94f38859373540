import type { SiteContext } from '../context/site-context.ts';

export type Surroundings = Pick<SiteContext, 'publicUrl'>;

/** Where visitors come by HTTPS, cookies travel by it alone. */
export const isSecure = ({ publicUrl }: Surroundings): boolean => publicUrl.startsWith('https:');
