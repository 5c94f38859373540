import type { Locale } from '@mawkib/api-clients/contracts';
import { createSettings, type Settings, siteSettings } from '@mawkib/core/settings';
import { inArray } from 'drizzle-orm';
import type { AppContext } from '../app-context.js';
import { settings } from '../db/schema/index.js';

/** Settings with an upstream URL that replaces a service's own tables. */
export const addressKeys = [
  'mena.offers_api_url',
  'mena.news_api_url',
  'mena.collections_api_url',
  'data_files.base_url',
  'mena.currency_exchange_api_url',
  'dealers.postcode_url',
  'dealers.fallback_url',
  'dynamic_content.external_stock_list_url',
  'dynamic_content.api_base_url',
  'navigation.service_origin',
] as const;
export type AddressKey = (typeof addressKeys)[number];

export const exchangeKeys = [
  'mena.currency_exchange_response_key',
  'mena.currency_exchange_start_date_key',
] as const;

const read = [...addressKeys, ...exchangeKeys, 'navigation.service_options'];

/** The current settings of upstream URLs, in a language. */
export async function upstreamSettings(
  { db, log }: Pick<AppContext, 'db' | 'log'>,
  locale: Locale,
): Promise<Settings<typeof siteSettings>> {
  const keys = read.flatMap((key) => [key, `${key}.${locale}`]);
  const found = await db.select().from(settings).where(inArray(settings.key, keys));
  const logger = {
    warn: (message: string, details?: unknown) => log.warn({ details }, message),
    error: (message: string, details?: unknown) => log.error({ details }, message),
  };
  return createSettings(siteSettings, found, logger, { locale });
}
