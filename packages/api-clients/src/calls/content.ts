import { createOffers, type Offer } from '@mawkib/core/dynamic-content';
import type { Logger } from '@mawkib/core/errors';
import { type CurrencyExchangeOptions, createCurrencyExchange } from '@mawkib/core/money';
import type { Call, CallContext } from '../call.js';
import { getDealers } from '../contracts/content/dealers.js';
import { getMetaheads, getSettings } from '../contracts/content/market-facts.js';
import { getPageByPath } from '../contracts/content/page.js';
import { getConfiguredData, getExternalStockList } from '../contracts/external.js';
import type { ResponseOf } from '../contracts/operation-types.js';
import { isServiceError, ServiceError } from '../service-error.js';
import { withParsedInput } from '../wrappers/with-parsed-input.js';
import { configuredGet } from './configured-get.js';

export { configuredGet } from './configured-get.js';
export {
  type CompareSpecs,
  type CompareSpecsState,
  createCompareSpecs,
} from './create-compare-specs.js';
export {
  type DealerAddresses,
  type DealerSearch,
  type FoundDealers,
  searchDealers,
} from './search-dealers.js';

/** Dealers that a list shows at most. Site document, section 9. */
const maxDealers = 50;

/** An address that a setting names, blank where the market has none, and who is told of its failures. */
export interface ConfiguredSource {
  url: string | undefined;
  logger: Logger;
}

/** The page at a path; `/` is home. Rejects where there is no path. Site document, section 7. */
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

/** Settings of the market. A 403 is logged in the spec's words before it is thrown. */
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

/** Meta heads that are global, and those of one page. */
export async function loadPageMetaheads(
  call: Call,
  pageId: string,
  context?: CallContext,
): Promise<ResponseOf<typeof getMetaheads>['data']> {
  const query = { 'q[page_id_equal_or_null]': pageId };
  return (await withParsedInput(call)(getMetaheads, { query }, context)).data;
}

/** Dealers of the market, 50 at most. */
export async function loadDealers(
  call: Call,
  context?: CallContext,
): Promise<ResponseOf<typeof getDealers>['data']> {
  const query = { items: maxDealers };
  const { data } = await withParsedInput(call)(getDealers, { query }, context);
  return data.slice(0, maxDealers);
}

/** Offers of the setting `mena.offers_api_url`; none, and a line in the log, where it is blank. */
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

/** Exchange rates of a configured address; null, and no request, where it is blank. */
export const loadExchangeRates = (call: Call, request: ExchangeRequest, context?: CallContext) =>
  createCurrencyExchange({ ...request, get: configuredGet(call, context) }).load();

/** Data of a configured address; null, and a line in the log, where it cannot be had. */
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

/** Names of the models in the external stock list; none, and a line in the log, without address. */
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
