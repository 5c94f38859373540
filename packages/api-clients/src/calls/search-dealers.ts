import type { Logger } from '@mawkib/core/errors';
import type { Call, CallContext } from '../call.js';
import { type FoundDealer, findDealers } from '../contracts/content/dealers.js';

export interface DealerSearch {
  brand?: string;
  state?: string;
  postcode?: string;
  locality?: string;
}

export interface DealerAddresses {
  /** URL of the search by postcode. */
  url?: string | undefined;
  /** Used if `url` is missing or fails. */
  fallbackUrl?: string | undefined;
}

export interface FoundDealers {
  readonly dealers: readonly FoundDealer[];
  readonly dealerCodes: readonly string[];
  readonly localities: readonly string[];
}

/**
 * Searches dealers by postcode, at a configured URL or its fallback. Rejects if the last URL fails.
 * Site document, sections 7 and 8.
 */
export async function searchDealers(
  call: Call,
  search: DealerSearch,
  { logger, ...addresses }: DealerAddresses & { logger: Logger },
  context?: CallContext,
): Promise<FoundDealers> {
  const urls = [addresses.url, addresses.fallbackUrl].filter((url) => url?.trim());
  const query = {
    'q[brand_eq]': search.brand,
    'q[state_eq]': search.state,
    'q[postcode_eq]': search.postcode,
    'q[locality_eq]': search.locality,
  };
  const ask = async (url: string | undefined) =>
    found((await call(findDealers, { query }, { ...context, url })).data);

  const [first, second] = urls;
  if (first === undefined) {
    logger.error('No API URL has been provided');
    return found([]);
  }
  if (second === undefined) return ask(first);
  return ask(first).catch((cause) => {
    logger.warn('Dealers by postcode could not be fetched', { cause });
    return ask(second);
  });
}

const found = (dealers: readonly FoundDealer[]): FoundDealers => ({
  dealers,
  dealerCodes: dealers.map(({ dealer_code }) => dealer_code),
  localities: [...new Set(dealers.flatMap(({ locality }) => (locality ? [locality] : [])))],
});
