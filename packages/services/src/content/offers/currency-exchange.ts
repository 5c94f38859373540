import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { rows } from '../../db/rows.js';
import type { HandlerContext } from '../../http/implement.js';
import { marketDay } from '../../runtime/market-day.js';
import type { Upstream } from '../../upstream/create-upstream.js';

type ExchangeRatesContext = Pick<HandlerContext, 'config' | 'db' | 'clock' | 'log' | 'locale'>;

type Rate = { currency: string; rate: number; starts_on: string };

/**
 * Exchange rates under the response keys in the settings: from the configured URL unchanged, else
 * the latest valid ones of the market's tables. A response without the key is logged and returned
 * as empty. Site document, sections 7 and 8.
 */
export async function currencyExchange(
  upstream: Upstream,
  { db, clock, config, log, locale }: ExchangeRatesContext,
): Promise<Record<string, unknown>> {
  const { settings, body } = await upstream.fetch('mena.currency_exchange_api_url', { locale });
  const responseKey = settings.get('mena.currency_exchange_response_key').trim() || 'data';
  const startDateKey = settings.get('mena.currency_exchange_start_date_key').trim() || 'startdate';
  if (body === undefined) {
    const rates = await ratesOf(db, marketDay(clock.now(), config.timeZone));
    const [first] = rates;
    return {
      [responseKey]: {
        ...(first && { [startDateKey]: first.starts_on }),
        ...Object.fromEntries(rates.map(({ currency, rate }) => [currency, rate])),
      },
    };
  }
  const hasKey = typeof body === 'object' && body !== null && Object.hasOwn(body, responseKey);
  if (hasKey) return body as Record<string, unknown>;
  log.error({ key: responseKey }, "API response doesn't contain specified response_key");
  return {};
}

const ratesOf = (db: Database, today: string): Promise<Rate[]> =>
  rows<Rate>(
    db,
    sql`select currency, rate, starts_on::text from exchange_rates
      where starts_on = (select max(starts_on) from exchange_rates where starts_on <= ${today}::date)
      order by currency`,
  );
