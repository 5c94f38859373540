import { isServiceError } from '@mawkib/api-clients';
import { getHold, type Hold } from '@mawkib/api-clients/contracts/purchase';
import type { Locale } from '@mawkib/core/locale';
import type { SiteContext } from '../context/site-context.ts';

/** State of a hold, with what is stored with it; null if the service does not respond. */
export async function loadHold(
  site: Pick<SiteContext, 'call' | 'log'>,
  lockId: string,
  locale: Locale,
): Promise<Hold | null> {
  try {
    const { data } = await site.call(getHold, { headers: { 'Order-Lock': lockId } }, { locale });
    return data;
  } catch (error) {
    if (!isServiceError(error)) throw error;
    site.log('warn', 'A hold could not be loaded', error);
    return null;
  }
}

/** Data that an earlier step stored with the hold. */
export const storedChoices = (hold: Hold | null) => {
  const { metadata, finance_option } = hold?.checkout ?? {};
  return { ...(metadata && { metadata }), ...(finance_option && { finance_option }) };
};
