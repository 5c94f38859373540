import type { Logger } from '@mawkib/core/errors';
import { similarVehicles } from '@mawkib/core/vocabulary';
import type { Call, CallContext } from '../call.js';
import { getConfiguredData } from '../contracts/external.js';
import type { AnswerOf } from '../contracts/operation.js';
import {
  getConfiguredVehicle,
  getListingRetailers,
  getVehicle,
  listVehicles,
  listVehiclesLight,
} from '../contracts/stock/listing.js';
import {
  getCompanyConfig,
  getDynamicContent,
  getTradeInOptions,
  getVehicleConfigData,
  getWidgetTranslations,
} from '../contracts/stock/market-config.js';
import { checkSearches, suggestSearches } from '../contracts/stock/searches.js';
import { bindOperations } from './bind-operations.js';

export interface StockClientOptions {
  readonly logger: Logger;
  /** Value of the header `Company-Config`; `default` unless given. */
  readonly companyConfig?: string;
}

interface ConfigRequest {
  /** `all` unless named. */
  section?: string;
  /** Types of entries, all unless named; sent between commas. */
  types?: readonly string[];
}

const operations = {
  listVehicles,
  listVehiclesLight,
  getVehicle,
  getConfiguredVehicle,
  getListingRetailers,
  suggestSearches,
  checkSearches,
  getDynamicContent,
  getTradeInOptions,
  getVehicleConfigData,
  getWidgetTranslations,
};

/** Calls of the stock service. Site document, section 7. */
export function createStockClient(
  call: Call,
  { logger, companyConfig = 'default' }: StockClientOptions,
) {
  const methods = bindOperations(call, { ...operations, getCompanyConfig });
  return {
    ...bindOperations(call, operations),

    /** Entries of the company's configuration. */
    async getCompanyConfig({ section, types }: ConfigRequest = {}, context?: CallContext) {
      const input = {
        params: section === undefined ? {} : { section },
        headers: { 'Company-Config': companyConfig },
        query: types === undefined ? {} : { config_type: [...types] },
      };
      return (await methods.getCompanyConfig(input, context)).data;
    },

    /**
     * Texts of a widget in a language, of any case; English where it has none. Without either that
     * is logged and the answer is null.
     */
    async getTranslations(
      key: string,
      language: string,
      context?: CallContext,
    ): Promise<Readonly<Record<string, string>> | null> {
      const { data } = await methods.getWidgetTranslations({ params: { key } }, context);
      const found = [language.toLowerCase(), 'en'].find((name) => Object.hasOwn(data, name));
      if (found !== undefined) return data[found] ?? null;
      logger.warn('Missing translations', { key, language });
      return null;
    },

    /** Dealers of a listing by name, of one brand. */
    async getListingDealers(listing: string, brand: string, context?: CallContext) {
      const query = { 'filter[brands_name_eq]': brand, sort: 'name' };
      const input = { params: { id: listing }, query };
      return (await methods.getListingRetailers(input, context)).data;
    },

    /** Other vehicles of the same model, six at most. Site document, sections 7 and 9. */
    async getSimilarVehicles(
      listing: string,
      current: { id: string; model: string },
      context?: CallContext,
    ): Promise<AnswerOf<typeof listVehicles>['data']> {
      const query = {
        items: similarVehicles + 1,
        'filter[nameplate_name_in]': current.model,
      };
      const { data } = await methods.listVehicles({ params: { listing }, query }, context);
      return data.filter(({ id }) => id !== current.id).slice(0, similarVehicles);
    },

    /** What a composed endpoint holds in `data`; a text there is read as JSON. */
    async getData(url: string, context?: CallContext): Promise<unknown> {
      const answer = await call(getConfiguredData, { query: {} }, { ...context, url });
      return dataOf(answer);
    },
  };
}
export type StockClient = ReturnType<typeof createStockClient>;

/** `data` of an answer, of JSON where it is a text of JSON. */
export function dataOf(answer: unknown): unknown {
  const body = parsed(answer);
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, 'data')) return undefined;
  return parsed((body as { data: unknown }).data);
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
