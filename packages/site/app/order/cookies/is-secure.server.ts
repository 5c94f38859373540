import type { SiteContext } from '../../context/site-context.ts';

export type Surroundings = Pick<SiteContext, 'publicUrl'>;

/** Cookies are `secure` if the site is served over HTTPS. */
export const isSecure = ({ publicUrl }: Surroundings): boolean => publicUrl.startsWith('https:');
