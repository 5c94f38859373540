import { type Call, isServiceError } from '@mawkib/api-clients';
import { getOffers } from '@mawkib/api-clients/contracts/content';
import { getDynamicContent, getExternalStock } from '@mawkib/api-clients/contracts/stock';
import type { Get } from '@mawkib/core/dynamic-content';
import type { Locale } from '@mawkib/core/locale';

/** Timeout of a source in ms. */
const timeoutMs = 5000;

/**
 * Fetchers for the sources of dynamic content. URLs named in settings are fetched by the market's
 * services, through their guarded client, never from here.
 */
export function serviceGets(call: Call, locale: Locale): Record<'offers' | 'lists' | 'stock', Get> {
  const context = { locale, timeoutMs };
  return {
    offers: asGet(() => call(getOffers, { query: { locale } }, context)),
    stock: asGet(() => call(getExternalStock, {}, context)),
    lists: asGet((url) => {
      const lists = url.slice(url.lastIndexOf('/') + 1);
      return call(getDynamicContent, { params: { lists } }, context);
    }),
  };
}

const asGet =
  (ask: (url: string) => Promise<unknown>): Get =>
  async (url) => {
    try {
      return { status: 200, body: await ask(url) };
    } catch (error) {
      if (isServiceError(error) && error.status) return { status: error.status, body: null };
      throw error;
    }
  };
