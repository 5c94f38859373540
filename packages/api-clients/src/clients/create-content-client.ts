import { createOffers } from '@mawkib/core/dynamic-content';
import type { Logger } from '@mawkib/core/errors';
import { isRecord } from '@mawkib/core/guards';
import { type CurrencyExchangeOptions, createCurrencyExchange } from '@mawkib/core/money';
import type { Call, CallContext } from '../call.js';
import { findDealers, getDealers } from '../contracts/content/dealers.js';
import { getCollection, getNews } from '../contracts/content/feeds.js';
import { getMetaheads, getSettings } from '../contracts/content/market-facts.js';
import { getBreadcrumbs, getNavEntries, getNavEntriesV2 } from '../contracts/content/navigation.js';
import { getOfferCarModels, getOffers } from '../contracts/content/offers.js';
import { getPageByPath } from '../contracts/content/page.js';
import {
  getCompareSpec,
  getContentVehicles,
  getGroupedNameplates,
  getModelCompareSpec,
  getVehicleSpecs,
} from '../contracts/content/vehicle-facts.js';
import { getConfiguredData, getExternalStockList } from '../contracts/external.js';
import { isServiceError, ServiceError } from '../service-error.js';
import { bindOperations } from './bind-operations.js';
import { configuredGet } from './configured-get.js';
import { type DealerAddresses, type DealerSearch, searchDealers } from './search-dealers.js';

export interface ContentClientOptions {
  readonly logger: Logger;
}

type ExchangeSettings = Pick<CurrencyExchangeOptions, 'url' | 'responseKey' | 'startDateKey'>;

/** Dealers that a list shows at most. Site document, section 9. */
const mostDealers = 50;

const operations = {
  findDealers,
  getBreadcrumbs,
  getCollection,
  getCompareSpec,
  getContentVehicles,
  getDealers,
  getGroupedNameplates,
  getMetaheads,
  getModelCompareSpec,
  getNavEntries,
  getNavEntriesV2,
  getNews,
  getOfferCarModels,
  getOffers,
  getVehicleSpecs,
};

/** Calls of the content service, and of the addresses that its settings name. Site document, section 7. */
export function createContentClient(call: Call, { logger }: ContentClientOptions) {
  const methods = bindOperations(call, { getPageByPath, getSettings });
  const bound = bindOperations(call, operations);
  return {
    ...bound,

    /** The page at a path; `/` is home. Rejects where there is no path. */
    async getPage(pathname: string, context?: CallContext) {
      if (pathname.trim() === '') {
        throw new ServiceError('contract', 'You have to provide current page pathname.', {
          operation: getPageByPath.id,
        });
      }
      return (await methods.getPageByPath({ params: { path: pathname } }, context)).data;
    },

    /** Settings of the market. A refusal for want of permissions is logged in the spec's words. */
    async getSettings(context?: CallContext) {
      try {
        return (await methods.getSettings({}, context)).data;
      } catch (error) {
        if (isServiceError(error) && error.status === 403) {
          logger.error('user has no permissions', error);
        }
        throw error;
      }
    },

    /** What is global and what is one page's. */
    async getPageMetaheads(pageId: string, context?: CallContext) {
      const query = { 'q[page_id_equal_or_null]': pageId };
      return (await bound.getMetaheads({ query }, context)).data;
    },

    /** Dealers of the market, 50 at most. */
    async listDealers(context?: CallContext) {
      const { data } = await bound.getDealers({ query: { items: mostDealers } }, context);
      return data.slice(0, mostDealers);
    },

    /** Dealers by postcode, from a configured address or the one in reserve. */
    searchDealers: (search: DealerSearch, addresses: DealerAddresses, context?: CallContext) =>
      searchDealers({ call, logger, search, addresses, context }),

    /** Offers of the setting `mena.offers_api_url`; none, and a line in the log, where it is blank. */
    loadOffers: (url: string | undefined, context?: CallContext) =>
      createOffers({ url, logger, get: configuredGet(call, context) }).load(),

    /** Exchange rates of a configured address; null, and no request, where it is blank. */
    loadExchangeRates: (settings: ExchangeSettings, context?: CallContext) =>
      createCurrencyExchange({ ...settings, logger, get: configuredGet(call, context) }).load(),

    /** Data of a configured address; null, and a line in the log, where it cannot be had. */
    async loadData(url: string, context?: CallContext): Promise<unknown> {
      try {
        return await call(getConfiguredData, { query: {} }, { ...context, url });
      } catch (cause) {
        logger.error('The data of a page could not be loaded', { cause });
        return null;
      }
    },

    /** Names of the models in the external stock list; none, and a line in the log, without address. */
    async loadStockList(url: string | undefined, context?: CallContext) {
      if (!url?.trim()) {
        logger.warn('Missing api url: dynamic_content.external_stock_list_url');
        return [];
      }
      const rows = await call(getExternalStockList, {}, { ...context, url });
      return [...new Set(rows.flatMap((row) => (isRecord(row) ? Object.keys(row) : [])))];
    },
  };
}
export type ContentClient = ReturnType<typeof createContentClient>;
