import { isServiceError } from '@mawkib/api-clients';
import { getOrder, type OrderSummary } from '@mawkib/api-clients/contracts/purchase';
import type { Locale } from '@mawkib/core/locale';
import type { SiteContext } from '../../context/site-context.ts';

/**
 * An order, with `own` if the token is its buyer's. A token that is not valid leaves `own` out: the
 * summary is for everyone with the number.
 */
export async function loadOwnOrder(
  site: Pick<SiteContext, 'call'>,
  { number, token, locale }: { number: string; token: string | undefined; locale: Locale },
): Promise<OrderSummary> {
  const ofBuyer = token && { headers: { 'Order-Token': token } };
  try {
    const { data } = await site.call(getOrder, { params: { number }, ...ofBuyer }, { locale });
    return data;
  } catch (error) {
    const isForeign = isServiceError(error) && error.problem?.code === 'invalid_token';
    if (!isForeign || !token) throw error;
    return loadOwnOrder(site, { number, token: undefined, locale });
  }
}
