import type { Logger } from '../errors/logger.js';
import { isRecord, memberOf } from '../reading/fields.js';
import { createResource, type Resource } from '../resource/create-resource.js';
import { type Get, goodBody } from '../resource/json-response.js';
import { type ExchangeRates, readExchange } from './read-exchange.js';

/** Null until rates are fetched, and if there are none. */
export interface CurrencyExchange extends Resource<ExchangeRates | null> {
  /** Units of a currency for one of the market's; undefined if unknown. */
  rate(currency: string): number | undefined;
}

/** Three settings and a fetch function. */
export interface CurrencyExchangeOptions {
  /** The setting `mena.currency_exchange_api_url`; if blank, nothing is requested. */
  readonly url: string | undefined;
  /** The setting `mena.currency_exchange_response_key`. Default: `data`. */
  readonly responseKey?: string;
  /** The setting `mena.currency_exchange_start_date_key`. Default: `startdate`. */
  readonly startDateKey?: string;
  readonly get: Get;
  readonly logger: Logger;
  /** Rates from the server-rendered page; nothing is fetched then. */
  readonly known?: ExchangeRates | null;
}

/**
 * Exchange rates, fetched once, if a URL is set. A failed response and one without the response key
 * are logged, and prices stay unconverted. Site document, sections 4, 7 and 8.
 */
export function createCurrencyExchange(options: CurrencyExchangeOptions): CurrencyExchange {
  const { get, logger, known } = options;
  const url = options.url?.trim();
  const responseKey = options.responseKey?.trim() || 'data';
  const startDateKey = options.startDateKey?.trim() || 'startdate';
  const source = createResource<ExchangeRates | null>({
    name: 'Currency exchange',
    fallback: null,
    logger,
    known,
    async fetch() {
      if (!url) return null;
      const body = goodBody(await get(url));
      const part = isRecord(body) ? memberOf(body, responseKey) : undefined;
      if (part !== undefined && part !== null) return readExchange(part, startDateKey);
      logger.error("API response doesn't contain specified response_key", { key: responseKey });
      return null;
    },
  });
  return {
    ...source,
    rate: (currency) => source.getState().value?.rates[currency.trim().toUpperCase()],
  };
}
