import { type Call, isServiceError } from '@mawkib/api-clients';
import { getCurrencyExchange, getDynamicContent, getOffers } from '@mawkib/api-clients/contracts';
import type { Get } from '@mawkib/core/dynamic-content';
import type { Locale } from '@mawkib/core/locale';

export interface MarketGetOptions {
  call: Call;
  /** Origin of the site. */
  publicUrl: string;
  locale: Locale;
  /** Asks every other address. */
  get: Get;
}

/**
 * Asks addresses that settings name. Those of the market's own services on this origin go the way of
 * every call, without a detour over the network.
 */
export function marketGet({ call, publicUrl, locale, get }: MarketGetOptions): Get {
  const own = new URL(publicUrl);

  const ownAnswer = (path: string): Promise<unknown> | undefined => {
    const lists = /^\/services\/stock\/public_api\/dynamic_content\/([\w,-]+)$/.exec(path)?.[1];
    if (lists) return call(getDynamicContent, { params: { lists } }, { locale });
    if (path === '/services/content/offers')
      return call(getOffers, { query: { locale } }, { locale });
    if (path === '/services/content/currency-exchange') {
      return call(getCurrencyExchange, {}, { locale });
    }
    return undefined;
  };

  return async (address) => {
    const url = new URL(address, own);
    const answer = url.origin === own.origin ? ownAnswer(url.pathname) : undefined;
    if (!answer) return get(url.href);
    try {
      return { status: 200, body: await answer };
    } catch (error) {
      if (isServiceError(error) && error.status) return { status: error.status, body: null };
      throw error;
    }
  };
}
