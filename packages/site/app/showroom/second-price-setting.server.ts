import type { PriceSettings } from '@mawkib/core/money';

/** Settings of the second price on vehicle pages; null: the market shows none. */
export function secondPriceSetting({ get }: PriceSettings) {
  if (!get('double_price.enabled')) return null;
  return {
    symbol: get('double_price.symbol').trim() || 'EUR',
    rate: get('double_price.rate'),
    decimals: get('double_price.decimals'),
    delimiter: get('price.delimiter'),
    /** How its rates are read; null: `rate` applies. */
    exchange: get('mena.currency_exchange_api_url').trim()
      ? {
          responseKey: get('mena.currency_exchange_response_key'),
          startDateKey: get('mena.currency_exchange_start_date_key'),
        }
      : null,
  };
}

export type SecondPriceSetting = NonNullable<ReturnType<typeof secondPriceSetting>>;
