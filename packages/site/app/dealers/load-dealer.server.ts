import { type Dealer, getDealer } from '@mawkib/api-clients/contracts/content';
import type { Locale } from '@mawkib/core/locale';
import type { SiteContext } from '../context/site-context.ts';
import { isMissing } from '../request/is-missing.server.ts';

/** The dealer of a slug; undefined if there is none. */
export async function loadDealer(
  { call }: Pick<SiteContext, 'call'>,
  slug: string,
  locale: Locale,
): Promise<Dealer | undefined> {
  try {
    return (await call(getDealer, { params: { slug }, query: { locale } }, { locale })).data;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
