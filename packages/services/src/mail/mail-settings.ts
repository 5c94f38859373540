import type { Locale } from '@mawkib/api-clients/contracts';
import { firstStockBrand } from '@mawkib/core/brands';
import { createSettings, siteSettings } from '@mawkib/core/settings';
import { valueLabel } from '@mawkib/stock-locator/engine';
import { inArray } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { settings } from '../db/schema/index.js';

const keys = ['mail.sender_name', 'mail.leads_recipients'] as const;
const silentLogger = { warn() {}, error() {} };

/** The market's mail settings in a language. */
export interface MailSettings {
  /** Sender name; a brand's name if the setting is blank. */
  senderFor(brand?: string): string;
  /** Addresses that receive every reservation and lead. */
  team: readonly string[];
}

/**
 * Reads the mail settings. A mail that is not about a vehicle is sent in the name of the market's
 * first brand.
 */
export async function mailSettings(db: Database, locale: Locale): Promise<MailSettings> {
  const wanted = keys.flatMap((key) => [key, `${key}.${locale}`]);
  const found = await db.select().from(settings).where(inArray(settings.key, wanted));
  const read = createSettings(siteSettings, found, silentLogger, { locale });
  const name = read.get('mail.sender_name').trim();
  return {
    senderFor: (brand = firstStockBrand()) => name || valueLabel('brand', brand, locale) || brand,
    team: read.get('mail.leads_recipients'),
  };
}
