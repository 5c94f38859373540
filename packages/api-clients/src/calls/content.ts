import { createOffers, type Offer } from '@mawkib/core/dynamic-content';
import type { Logger } from '@mawkib/core/errors';
import { type CurrencyExchangeOptions, createCurrencyExchange } from '@mawkib/core/money';
import type { Call, CallContext } from '../call.js';
import { getDealers } from '../contracts/content/dealers.js';
import { getPageByPath } from '../contracts/content/public-pages.js';
import { getMetaheads, getSettings } from '../contracts/content/settings-and-metaheads.js';
import { getConfiguredData, getExternalStockList } from '../contracts/external/external-calls.js';
import type { ResponseOf } from '../contracts/operation-types.js';
import { isServiceError, ServiceError } from '../service-error.js';
import { withParsedInput } from '../wrappers/with-parsed-input.js';
import { configuredGet } from './configured-get.js';

export { configuredGet } from './configured-get.js';
export { everyDealer, firstDealers, withOtherDealers } from './every-dealer.js';
export {
  type DealerAddresses,
  type DealerSearch,
  type FoundDealers,
  searchDealers,
} from './search-dealers.js';

/** Maximum number of dealers in a list. Site document, section 9. */
const maxDealers = 50;

/** A URL from a setting (blank if the market has none) and a logger for its failures. */
export interface ConfiguredSource {
  url: string | undefined;
  logger: Logger;
}

/**
 * Loads the page at a path; `/` is the home page. Rejects if no page has the path. Site document,
 * section 7.
 */
export async function loadPage(
  call: Call,
  pathname: string,
  context?: CallContext,
): Promise<ResponseOf<typeof getPageByPath>['data']> {
  if (pathname.trim() === '') {
    throw new ServiceError('contract', 'You have to provide current page pathname.', {
      operation: getPageByPath.id,
    });
  }
  const input = { params: { path: pathname }, query: {} };
  return (await withParsedInput(call)(getPageByPath, input, context)).data;
}

/** Loads the market's settings. A 403 is logged with the spec's message before it is thrown. */
export async function loadSettings(
  call: Call,
  { logger }: { logger: Logger },
  context?: CallContext,
): Promise<ResponseOf<typeof getSettings>['data']> {
  try {
    return (await call(getSettings, {}, context)).data;
  } catch (error) {
    if (isServiceError(error) && error.status === 403)
      logger.error('user has no permissions', error);
    throw error;
  }
}

/** Loads the global meta heads and those of one page. */
export async function loadPageMetaheads(
  call: Call,
  pageId: string,
  context?: CallContext,
): Promise<ResponseOf<typeof getMetaheads>['data']> {
  const query = { 'q[page_id_equal_or_null]': pageId };
  return (await withParsedInput(call)(getMetaheads, { query }, context)).data;
}

/** Loads the market's dealers, at most 50. */
export async function loadDealers(
  call: Call,
  context?: CallContext,
): Promise<ResponseOf<typeof getDealers>['data']> {
  const query = { items: maxDealers };
  const { data } = await withParsedInput(call)(getDealers, { query }, context);
  return data.slice(0, maxDealers);
}

/**
 * Loads offers from the URL in `mena.offers_api_url`. Logs and returns an empty list if it is
 * blank.
 */
export const loadOffers = (
  call: Call,
  { url, logger }: ConfiguredSource,
  context?: CallContext,
): Promise<readonly Offer[]> =>
  createOffers({ url, logger, get: configuredGet(call, context) }).load();

type ExchangeRequest = Pick<
  CurrencyExchangeOptions,
  'url' | 'responseKey' | 'startDateKey' | 'logger'
>;

/** Loads exchange rates from a configured URL. Returns null, without a request, if it is blank. */
export const loadExchangeRates = (call: Call, request: ExchangeRequest, context?: CallContext) =>
  createCurrencyExchange({ ...request, get: configuredGet(call, context) }).load();

/** Loads JSON from a configured URL. Logs and returns null if that fails or the URL is blank. */
export async function loadData(
  call: Call,
  { url, logger }: { url: string; logger: Logger },
  context?: CallContext,
): Promise<unknown> {
  try {
    return await call(getConfiguredData, { query: {} }, { ...context, url });
  } catch (cause) {
    logger.error('The data of a page could not be loaded', { cause });
    return null;
  }
}

/**
 * Loads the model names of the external stock list. Logs and returns an empty list if there is no
 * URL.
 */
export async function loadStockList(
  call: Call,
  { url, logger }: ConfiguredSource,
  context?: CallContext,
): Promise<readonly string[]> {
  if (!url?.trim()) {
    logger.warn('Missing api url: dynamic_content.external_stock_list_url');
    return [];
  }
  const rows = await call(getExternalStockList, {}, { ...context, url });
  return [...new Set(rows.flatMap((row) => (isObject(row) ? Object.keys(row) : [])))];
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
