import type { Logger } from '../errors/logger.js';
import { isRecord, memberOf } from '../reading/fields.js';
import { type Get, goodBody } from '../source/answer.js';
import { createResource, type Resource } from '../source/create-source.js';
import { applyDoublePriceFormat, type PriceFormat } from './price-format.js';
import { type ExchangeRates, readExchange } from './read-exchange.js';

/** Null until rates are fetched, and when there are none. */
export interface CurrencyExchange extends Resource<ExchangeRates | null> {
  /** Units of a currency for one of the market's own; undefined while it is not known. */
  rate(currency: string): number | undefined;
}

/** What an exchange is made of: three settings and a way to ask. */
export interface CurrencyExchangeOptions {
  /** The setting `mena.currency_exchange_api_url`; blank: nothing is requested. */
  readonly url: string | undefined;
  /** The setting `mena.currency_exchange_response_key`; `data` unless given. */
  readonly responseKey?: string;
  /** The setting `mena.currency_exchange_start_date_key`; `startdate` unless given. */
  readonly startDateKey?: string;
  readonly get: Get;
  readonly logger: Logger;
  /** Rates that came with the page; nothing is fetched then. */
  readonly known?: ExchangeRates | null;
}

/**
 * Exchange rates, fetched once for all who ask, and only where an address is set. A failed answer
 * and one without the response key are logged, and prices stay as they are. Site document,
 * sections 4, 7 and 8.
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

/** A price in a second currency at the rate of the exchange; '' while that is not known. */
export function exchangedPrice(
  major: number,
  currency: string,
  exchange: Pick<CurrencyExchange, 'rate'>,
  format: Partial<PriceFormat> = {},
): string {
  const rate = exchange.rate(currency);
  const symbol = currency.trim().toUpperCase();
  return rate === undefined ? '' : applyDoublePriceFormat(major, { symbol, ...format, rate });
}
